/** Drawings of what stands on the ground, put into the page once; the realm only refers to them. */
import { memo } from 'react';
import styles from './scenery.module.css';

/** Once in a page. */
export const ScenerySprite = memo(() => (
  <svg className={styles.sprite} width="0" height="0" aria-hidden="true">
    <defs>
      <g id="tet-tree-0">
        <ellipse className={styles.shade} cx="4" cy="0" rx="9" ry="3.6" />
        <path className={styles.trunk} d="M-1.6,2.4V-3H1.6V2.4Z" />
        <path
          className={styles.leaf}
          d="M0,-27L5.6,-18.6L3.4,-18.8L8,-11.6L5.4,-12L9.6,-4.4Q0,-.4 -9.6,-4.4L-5.4,-12L-8,-11.6L-3.4,-18.8L-5.6,-18.6Z"
        />
        <path
          className={styles.leafShade}
          d="M0,-27L5.6,-18.6L3.4,-18.8L8,-11.6L5.4,-12L9.6,-4.4Q5.4,-2.4 1.6,-2.4Q4,-13 0,-27Z"
        />
      </g>
      <g id="tet-tree-1">
        <ellipse className={styles.shade} cx="4" cy="0" rx="8.4" ry="3.4" />
        <path className={styles.trunk} d="M-1.5,1.8L-1.2,-6H1.2L1.5,1.8Z" />
        <path
          className={styles.leaf}
          d="M0,-23Q4.6,-22.6 5.6,-18.4Q9.4,-16.8 8.6,-12.4Q9,-7.4 4.6,-6Q0,-3.6 -4.4,-6Q-9,-7 -8.6,-12Q-9.4,-16.8 -5.6,-18.4Q-4.4,-22.6 0,-23Z"
        />
        <path
          className={styles.leafShade}
          d="M5.6,-18.4Q9.4,-16.8 8.6,-12.4Q9,-7.4 4.6,-6Q1.4,-4.6 -1,-5Q5.6,-9.6 5.6,-18.4Z"
        />
        <path className={styles.leafLine} d="M-4,-15q1.6,-1.6 3,0M-2,-10.6q1.8,-1.8 3.6,0" />
      </g>
      <g id="tet-peak">
        <path className={styles.peak} d="M-26,8L-14,-11L-9.6,-7.4L1,-32L9.4,-15.4L13.6,-18.4L26,8Q0,18 -26,8Z" />
        <path className={styles.peakShade} d="M1,-32L9.4,-15.4L13.6,-18.4L26,8Q16,12.4 6.4,12.8L9.6,1L4.2,-6.4L7.4,-13.4Z" />
        <path className={styles.snow} d="M1,-32L5.8,-22.4L2.4,-19L.2,-21.6L-3.6,-17L-5.2,-18.2Z" />
        <path className={styles.crag} d="M-9.6,-7.4L-12.6,1M-4,-10L-8.4,4.6M0,-8L-2,6.4M11.4,-10L13.4,-2M17.6,-6L19.8,2.4" />
      </g>
      <g id="tet-house">
        <ellipse className={styles.shade} cx="4" cy="3" rx="15" ry="6" />
        <path className={styles.wallA} d="M-11,-9L-1,-3.6V7L-11,1.4Z" />
        <path className={styles.wallB} d="M-1,7V-3.6L6,-15L12,-9.4V1.4Z" />
        <path className={styles.roof} d="M-13,-8.4L-5.2,-20.6L6.2,-15.4L-1.6,-2.4Z" />
        <path className={styles.roofShade} d="M6.2,-15.4L13.6,-8.6L12,-7.2L5.8,-13.4L-.4,-2.6L-1.6,-2.4Z" />
        <path className={styles.tile} d="M-9.6,-10.8L1.4,-5.4M-7.2,-14.6L4,-9.4" />
        <path className={styles.door} d="M4,4.4V-2.4L7.4,-4.4V2.4Z" />
        <path className={styles.window} d="M-8.4,-3.4L-5,-1.6V1.6L-8.4,-.2Z" />
      </g>
      <g id="tet-ballista">
        <ellipse className={styles.shade} cx="3" cy="3" rx="19" ry="8.6" />
        <ellipse className={styles.discRim} cx="0" cy="2.6" rx="17.4" ry="8.4" />
        <ellipse className={styles.disc} cx="0" cy="0" rx="17.4" ry="8.4" />
        <path className={styles.beam} d="M-11.6,2L-8.6,3.4L12.6,-14L10.4,-16.4Z" />
        <path className={styles.beam} d="M-3,-2L-6.4,6L-4,6.8L0,-1ZM3.4,-6L8.4,3.6L6.2,4.8L1,-4Z" />
        <path className={styles.arms} d="M-3.6,-21.4Q10.8,-21.6 13.8,-13Q17,-5 11.4,2.4" />
        <path className={styles.cord} d="M-3.6,-21.4L-7.4,-.4L11.4,2.4" />
        <path className={styles.bolt} d="M-8,.4L17.6,-20M17.6,-20L12.4,-19.2M17.6,-20L16,-14.8" />
      </g>
      <g id="tet-flag">
        <ellipse className={styles.shade} cx="3" cy="1" rx="5" ry="2.4" />
        <path className={styles.pole} d="M0,0V-51" />
        <circle className={styles.knob} cy="-52" r="2.3" />
        <path
          className={styles.banner}
          d="M1,-50Q9,-53 14,-49.4Q19,-47 25.4,-49.6L22,-42.4L25.4,-35Q18,-33 13,-35.6Q8,-37.6 1,-35.2Z"
        />
      </g>
      <g id="tet-artifact">
        <ellipse className={styles.shade} cx="3" cy="1.4" rx="11" ry="4.6" />
        <path className={styles.stand} d="M-9,0Q0,4.6 9,0L6.4,-5.4Q0,-3 -6.4,-5.4Z" />
        <path className={styles.jewel} d="M0,-27L8,-17L0,-5L-8,-17Z" />
        <path className={styles.jewelShade} d="M0,-27L8,-17L0,-5L2,-17Z" />
        <path className={styles.jewelLine} d="M-8,-17H8M0,-27L-3,-17L0,-5L3,-17Z" />
        <path className={styles.rays} d="M0,-32V-36M10,-26L13,-29M-10,-26L-13,-29M13,-17H17M-13,-17H-17" />
      </g>
      <radialGradient id="tet-mouth" cx=".5" cy=".95" r=".9">
        <stop offset="0" stopColor="var(--tet-mouth-2)" />
        <stop offset=".78" stopColor="var(--tet-mouth)" />
      </radialGradient>
    </defs>
  </svg>
));
