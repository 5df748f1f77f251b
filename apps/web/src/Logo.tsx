/** The lantern. */
export const Logo = ({ size = 40 }: { readonly size?: number }) => (
  <svg viewBox="0 0 40 48" width={size} height={size * 1.2} aria-hidden="true">
    <g fill="none" stroke="currentColor" strokeWidth="2.2">
      <circle cx="20" cy="5" r="3.2" />
      <path d="M11,16 Q12,9 20,8.5 Q28,9 29,16Z" fill="currentColor" />
      <path d="M9.5,17 H30.5 L32,38 H8Z" fill="var(--glow)" />
      <path d="M6.5,38.5 H33.5 M8.5,43.5 H31.5 M8,38.5 L9,43.5 M32,38.5 L31,43.5" />
      <path d="M20,21.5 C26,27.5 25,34 20,35 C15,34 14,27.5 20,21.5Z" fill="#b5482f" />
    </g>
  </svg>
);
