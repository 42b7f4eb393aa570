import styles from '../sign-up.module.css';
import { clothOf, shuttleOf, WEFTS, type Box } from './cloth';

const YARNS = ['galah-400', 'wattle-400', 'fern-400', 'galah-400'];

interface SignUpClothProps {
  width: number;
  height: number;
  /** Index of the current weft; the number of wefts if all are woven. */
  at: number;
  className: string | undefined;
}

/** A cloth that gains a weft with each step. The shuttle marks the current step. */
export function SignUpCloth({ width, height, at, className }: SignUpClothProps) {
  const { warps, wefts } = clothOf(width, height, at);
  const shuttle = shuttleOf(width, height, at);
  const round = height / 67;
  const row = height / WEFTS;
  return (
    <svg className={className} viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden>
      {warps.map(({ column, ...box }) => (
        <rect key={`${column} ${box.y}`} {...box} rx={Math.max(6.5, round)} fill={`var(--cl-colors-gum-${column % 2 ? 700 : 800})`} />
      ))}
      {wefts.map((knots, of) =>
        knots.map(({ isWoven, ...box }) => (
          <rect
            key={`${of} ${box.x}`}
            className={styles.knot}
            data-woven={isWoven || undefined}
            {...box}
            rx={Math.max(6.5, round)}
            fill={`var(--cl-colors-${YARNS[of]})`}
          />
        )),
      )}
      {wefts.map((_, of) => of > at && <path key={of} className={styles.place} d={`M0 ${row * (of + 0.5)}H${width}`} />)}
      {shuttle && <Shuttle box={shuttle} yarn={YARNS[at]} />}
    </svg>
  );
}

/** Drawn at the origin and positioned by a transform, so that its movement is animated. */
function Shuttle({ box: { x, y, width, height }, yarn }: { box: Box; yarn: string | undefined }) {
  const [middle, top] = [width / 2, height / 2];
  const hull = `M0 ${top}Q${middle / 2} 0 ${middle} 0T${width} ${top}Q${middle * 1.5} ${height} ${middle} ${height}T0 ${top}Z`;
  const [long, high] = [width * 0.4, height * 0.34];
  return (
    <g className={styles.shuttle} style={{ transform: `translate(${x}px, ${y}px)` }}>
      <path d={hull} fill="var(--cl-colors-wool-100)" />
      <rect x={middle - long / 2} y={top - high / 2} width={long} height={high} rx={high / 2} fill={`var(--cl-colors-${yarn})`} />
    </g>
  );
}
