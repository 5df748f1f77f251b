/** The scenery of the map and its heroes, drawn once and referred to by every card and panel. Their colours are in teq.css. */
import { memo } from 'react';
import figures from './figures.module.css';
import scenery from './scenery.module.css';

/** What all three Heroes have in common: the cloak, the arms and the face. */
const Body = () => (
  <>
    <path className={figures.halo} d="M-10,-.6Q-12,-12 -6.6,-18Q-8,-31 0,-33.4Q8,-31 6.6,-18Q12,-12 10,-.6Q0,4 -10,-.6Z" />
    <path className={figures.fd} d="M-5,-18Q-11,-9 -9.4,-.6Q0,3.2 9.4,-.6Q11,-9 5,-18Z" />
    <path className={figures.fbody} d="M-6.4,.4L-5.6,-11Q-5.6,-18 0,-19Q5.6,-18 5.6,-11L6.4,.4Q0,2.6 -6.4,.4Z" />
    <path className={figures.lnk} d="M-5.9,-7.6Q0,-5.8 5.9,-7.6" />
    <path
      className={figures.fl}
      d="M-4.6,-17Q-10.6,-16 -10.4,-10L-7.6,-9.6Q-7,-12.6 -4.4,-13ZM4.6,-17Q10.6,-16 10.4,-10L7.6,-9.6Q7,-12.6 4.4,-13Z"
    />
    <circle className={figures.skin} cx="-9" cy="-9" r="2" />
    <circle className={figures.skin} cx="9" cy="-9" r="2" />
    <path className={figures.skin} d="M-4.6,-24Q-4.6,-29.6 0,-29.6Q4.6,-29.6 4.6,-24Q4,-18.8 0,-18.4Q-4,-18.8 -4.6,-24Z" />
    <path className={figures.void} d="M-2.6,-24.6h1.6v2h-1.6zM1,-24.6h1.6v2h-1.6z" />
  </>
);

/** The outline of what a Hero stands on, by the sign of its seat. */
const BASES = {
  sun: 'M-15,0A15,7.6 0 0 1 15,0A15,7.6 0 0 1 -15,0Z',
  moon: 'M-16,0L-8.4,-7.4H8.4L16,0L8.4,7.4H-8.4Z',
  leaf: 'M-17.6,0Q-9,-9.4 3,-7.8Q12,-6.6 17.6,0Q9,9.4 -3,7.8Q-12,6.6 -17.6,0Z',
  star: 'M16.5,0L11.1,2.4L11.7,6.1L4.6,5.8L0,8.6L-4.6,5.8L-11.7,6.1L-11.1,2.4L-16.5,0L-11.1,-2.4L-11.7,-6.1L-4.6,-5.8L0,-8.6L4.6,-5.8L11.7,-6.1L11.1,-2.4Z',
};

export const Sprite = memo(() => (
  <svg className="teq" width="0" height="0" style={{ position: 'absolute' }} aria-hidden="true">
    <defs>
      <g id="teq-tree0">
        <ellipse className={scenery.shade} cx="4" cy="0" rx="9" ry="3.6" />
        <path className={scenery.trunk} d="M-1.6,2.6V-2H1.6V2.6Z" />
        <path
          className={scenery.leafp}
          d="M0,-25L4.6,-16.5L2.4,-17L6.6,-9L3.6,-9.6L8.6,-1.4Q0,2 -8.6,-1.4L-3.6,-9.6L-6.6,-9L-2.4,-17L-4.6,-16.5Z"
        />
        <path className={scenery.leafd} d="M0,-25L4.6,-16.5L2.4,-17L6.6,-9L3.6,-9.6L8.6,-1.4Q4,.8 1,.8Z" />
      </g>
      <g id="teq-tree1">
        <ellipse className={scenery.shade} cx="4" cy="0" rx="8.4" ry="3.4" />
        <path className={scenery.trunk} d="M-1.5,1.6L-1.2,-5H1.2L1.5,1.6Z" />
        <path
          className={scenery.leafp}
          d="M0,-22Q7,-20 6,-14Q10,-11 7.6,-6Q4,-2.4 0,-3Q-5,-2.4 -7.8,-6Q-10,-11 -6,-14Q-7,-20 0,-22Z"
        />
        <path className={scenery.leafd} d="M0,-22Q7,-20 6,-14Q10,-11 7.6,-6Q4,-2.4 0,-3Q5,-8 2.4,-12Q3.4,-18 0,-22Z" />
      </g>
      <g id="teq-fig-h1">
        <Body />
        <path
          className={figures.fl}
          d="M-6.6,-18Q-8.4,-29.6 0,-33.4Q8.4,-29.6 6.6,-18Q4.8,-19.6 4.6,-23.6Q4,-28 0,-28.2Q-4,-28 -4.6,-23.6Q-4.8,-19.6 -6.6,-18Z"
        />
      </g>
      <g id="teq-fig-h2">
        <Body />
        <path className={figures.hair} d="M-5,-19.6Q-6.6,-25 -4.4,-28H4.4Q6.6,-25 5,-19.6L3.9,-24.6Q0,-26.6 -3.9,-24.6Z" />
        <path className={figures.fl} d="M-6.6,-26.4Q-6,-32.6 .6,-33Q6.6,-32.6 6.6,-26.4Q0,-29 -6.6,-26.4Z" />
        <path className={scenery.gl} d="M4.6,-31Q8,-38 12.6,-37.6Q11,-32 5.8,-29Z" />
      </g>
      <g id="teq-fig-h3">
        <Body />
        <path className={figures.steel} d="M-5.8,-22Q-7,-32.6 0,-33.4Q7,-32.6 5.8,-22L4.2,-22.6V-26.4H-4.2V-22.6Z" />
        <path className={figures.lnk} d="M0,-33V-26.6" />
        <path className={figures.fd} d="M-1.2,-33Q-2,-38.6 3.4,-38.4Q6.4,-36.6 4,-31.8Q2.4,-34 -1.2,-33Z" />
      </g>
      <g id="teq-temple">
        <ellipse className={scenery.shade} cx="4" cy="0" rx="32" ry="5" />
        <path className={scenery.wl} d="M-27,0H27V-5H-27Z" />
        <path className={scenery.wl} d="M-23,-5H23V-9.4H-23Z" />
        <path className={scenery.dk} d="M-20,-9.4V-27H20V-9.4Z" />
        <path className={scenery.lit} d="M-4.6,-9.4V-18.4a4.6,4.6 0 0 1 9.2,0V-9.4Z" />
        <path
          className={scenery.wl}
          d="M-20,-9.4V-27h4.4V-9.4ZM-11,-9.4V-27h4.2V-9.4ZM6.8,-9.4V-27h4.2V-9.4ZM15.6,-9.4V-27h4.4V-9.4Z"
        />
        <path className={scenery.wd} d="M17.6,-9.4V-27h2.4V-9.4Z" />
        <path className={scenery.wl} d="M-24,-27H24V-31H-24Z" />
        <path className={scenery.roofT} d="M-27,-31L0,-46L27,-31Z" />
        <path className={scenery.rd} d="M0,-46L27,-31H6Z" />
      </g>
      <g id="teq-obel">
        <ellipse className={scenery.shade} cx="5" cy="0" rx="20" ry="5" />
        <path className={scenery.wl} d="M-16,0L-14,-6H14L16,0Q0,3 -16,0Z" />
        <path className={scenery.ob0} d="M-11,-6L-7.6,-42L0,-51L7.6,-42L11,-6Z" />
        <path className={scenery.ob1} d="M0,-51L7.6,-42L11,-6H3L2,-42Z" />
        <path className={scenery.lnl} d="M-7.6,-42L2,-42M-8,-12l3,1M-6.4,-34l3,.6M6,-10l3,-.6" />
      </g>
      <g id="teq-bookp">
        <ellipse className={scenery.shade} cx="2" cy="10" rx="20" ry="4" />
        <path className={scenery.bk0} d="M-20,-8Q-10,-13 0,-8Q10,-13 20,-8V10Q10,6 0,10Q-10,6 -20,10Z" />
        <path className={scenery.bk1} d="M-18,-10.6Q-9,-14 0,-9.4V7.6Q-9,3.8 -18,7Z" />
        <path className={scenery.bk1} d="M18,-10.6Q9,-14 0,-9.4V7.6Q9,3.8 18,7Z" />
      </g>
      <g id="teq-grot">
        <ellipse className={scenery.shade} cx="4" cy="0" rx="31" ry="5" />
        <path className={scenery.rk} d="M-29,0L-26,-14L-17,-20L-11,-31L3,-36L14,-29L19,-18L26,-12L29,0Q0,5 -29,0Z" />
        <path className={scenery.rkd} d="M3,-36L14,-29L19,-18L26,-12L29,0Q22,2 15,2.4Q18,-22 3,-36Z" />
        <path className={scenery.dk} d="M-11,2.4V-10a11,11.4 0 0 1 22,0V2.4Z" />
        <path className={scenery.ember} d="M-7.6,2.4V-6a7.6,7 0 0 1 15.2,0V2.4Z" />
        <g>
          <path className={scenery.wl} d="M-23,2.4V-6h5v8.4Z" />
          <path className={scenery.cap} d="M-30,-5Q-28,-15 -20.4,-15Q-13,-15 -11,-5Q-20,-2 -30,-5Z" />
          <path
            className={scenery.spt}
            d="M-25,-9.6a1.8,1.5 0 1 0 .1,0M-18,-11a1.8,1.5 0 1 0 .1,0M-20.6,-6.4a1.5,1.1 0 1 0 .1,0"
          />
          <path className={scenery.wl} d="M18,2.4V-3h4v5.4Z" />
          <path className={scenery.cap} d="M12.6,-2Q14,-9.4 20,-9.4Q26,-9.4 27.4,-2Q20,.4 12.6,-2Z" />
          <path className={scenery.spt} d="M17,-5.4a1.5,1.2 0 1 0 .1,0M22,-6.2a1.4,1.1 0 1 0 .1,0" />
        </g>
      </g>
      <g id="teq-portal">
        <ellipse className={scenery.shade} cx="4" cy="0" rx="26" ry="5" />
        <path className={scenery.wl} d="M-21,2V-22a21,22 0 0 1 42,0V2H13.4V-21a13.4,14.4 0 0 0 -26.8,0V2Z" />
        <path className={scenery.vortex} d="M-13.4,2V-21a13.4,14.4 0 0 1 26.8,0V2Q0,5 -13.4,2Z" />
        <path className={scenery.vl} d="M-7,-14a7.4,7.4 0 1 1 7.4,8.6a4.6,4.6 0 1 1 1.4,-8" />
        <path
          className={scenery.lnl}
          d="M-21,-8h7.4M13.6,-8H21M-20,-29l6.4,3.6M20,-29l-6.4,3.6M0,-44v8M-21,-18h7.4M13.6,-18H21M-11,-41l3.6,6M11,-41l-3.6,6"
        />
        <path className={scenery.gl} d="M0,-41.6l2.6,3.4l-2.6,3.4l-2.6,-3.4z" />
      </g>
      <g id="teq-castle">
        <ellipse className={scenery.shade} cx="5" cy="2" rx="35" ry="6" />
        <path className={scenery.wl} d="M-9,-26V-40H-9V-44H-5V-40.6H-2V-44H2V-40.6H5V-44H9V-26Z" />
        <path className={scenery.wd} d="M4,-26V-40.6H5V-44H9V-26Z" />
        <path className={scenery.ln2} d="M0,-44V-56" />
        <path className={scenery.pen} d="M0,-56L13,-53L9,-51L13,-48L0,-47.6Z" />
        <path className={scenery.wl} d="M-31,1V-30H-19V1ZM19,1V-30H31V1Z" />
        <path className={scenery.wd} d="M-23,1V-30H-19V1ZM26,1V-30H31V1Z" />
        <path
          className={scenery.cone}
          d="M-33.6,-29L-25,-48L-16.4,-29Q-25,-26 -33.6,-29ZM16.4,-29L25,-48L33.6,-29Q25,-26 16.4,-29Z"
        />
        <path className={scenery.coned} d="M-25,-48L-16.4,-29Q-20,-27.8 -23,-27.6ZM25,-48L33.6,-29Q30,-27.8 27,-27.6Z" />
        <path
          className={scenery.wl}
          d="M-19,2V-24H-15V-20.6H-11V-24H-7V-20.6H-2V-24H2V-20.6H7V-24H11V-20.6H15V-24H19V2Q0,5 -19,2Z"
        />
        <path className={scenery.dk} d="M-6,3.4V-4a6,6 0 0 1 12,0V3.4Z" />
        <path className={scenery.lit} d="M-26.6,-20h3v6h-3zM23.6,-20h3v6h-3zM-1.5,-36h3v5h-3z" />
      </g>
      <g id="teq-bridge">
        <path className={scenery.brk0} d="M-14,-8Q0,-12 14,-8V8Q0,4 -14,8Z" />
        <path className={scenery.lnl} d="M-10,-9V7M-5,-10V6M0,-10.4V5.6M5,-10V6M10,-9V7" />
        <path className={scenery.rail} d="M-14,-8Q0,-12.4 14,-8M-14,8Q0,3.6 14,8" />
      </g>
      {Object.entries(BASES).map(([name, d]) => (
        <g key={name} id={`teq-base-${name}`}>
          <path className={figures.b0} transform="translate(0,3.6)" d={d} />
          <path className={figures.b1} d={d} />
          <path d={d} fill={`url(#teq-${name})`} />
          <path className={figures.b3} d={d} />
        </g>
      ))}
      <pattern id="teq-sun" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(35)">
        <rect width="2" height="5" fill="rgba(255,240,210,.45)" />
      </pattern>
      <pattern id="teq-moon" width="6" height="4" patternUnits="userSpaceOnUse">
        <path d="M0,0a3,2.6 0 0 0 6,0" fill="none" stroke="rgba(235,245,255,.65)" strokeWidth="1" />
      </pattern>
      <pattern id="teq-leaf" width="5" height="4" patternUnits="userSpaceOnUse">
        <path d="M0,3L2.5,.6L5,3" fill="none" stroke="rgba(245,255,220,.65)" strokeWidth="1" />
      </pattern>
      <pattern id="teq-star" width="4.6" height="4" patternUnits="userSpaceOnUse">
        <circle cx="2.3" cy="2" r="1" fill="rgba(255,255,255,.65)" />
      </pattern>
      <clipPath id="teq-card">
        <rect width="166" height="128" rx="8.6" />
      </clipPath>
      <radialGradient id="teq-violet">
        <stop offset="0" stopColor="#c9a2ff" stopOpacity=".55" />
        <stop offset="1" stopColor="#c9a2ff" stopOpacity="0" />
      </radialGradient>
      <radialGradient id="teq-lamp">
        <stop offset="0" stopColor="#ffd88a" stopOpacity=".5" />
        <stop offset="1" stopColor="#ffd88a" stopOpacity="0" />
      </radialGradient>
      <pattern id="teq-waves" width="46" height="22" patternUnits="userSpaceOnUse">
        <path className={scenery.wvp} d="M4,7q4,-4 8,0t8,0M26,18q4,-4 8,0t8,0" />
      </pattern>
    </defs>
  </svg>
));
