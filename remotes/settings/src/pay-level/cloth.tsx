import { useId, type PointerEvent } from 'react';
import { t } from './texts';
import { bandFaults } from './cover-rule';
import { CARE_DAY, isTimed, overlapsOf, positionOf, spansOf, timeAt } from './care-day';
import styles from './cloth.module.css';
import type { BandDraft } from './draft';

const HOURS = [0, 3, 6, 9, 12, 15, 18, 21, 24];
/** Minutes by which an edge moves. */
const STEP = 15;
/** A band shorter than this number of minutes has no label. */
const LABELLED = 90;

const share = (minutes: number) => `${(minutes / CARE_DAY) * 100}%`;

/** The hours above the rows, from 06 to 06. */
export const Axis = () => (
  <svg className={styles.axis} aria-hidden>
    {HOURS.map((hour) => (
      <text key={hour} x={share(hour * 60)} y="12" className={hour === 0 ? styles.first : hour === 24 ? styles.last : styles.hour}>
        {timeAt(hour * 60).slice(0, 2)}
      </text>
    ))}
  </svg>
);

export interface WeekdayClothProps {
  bands: readonly BandDraft[];
  /** Moves the end of a band, and the start of the next band. */
  onEdge: (index: number, time: string) => void;
}

/** The weekday bands over the care day. A higher rate has a stronger colour, gaps are striped, and overlapping bands are outlined. */
export function WeekdayCloth({ bands, onEdge }: WeekdayClothProps) {
  const stripes = useId();
  const timed = bands.flatMap((band, index) => (isTimed(band) ? [{ band, index }] : []));
  const twice = new Set(overlapsOf(bands.map((band) => (isTimed(band) ? band : { start_time: '06:00', end_time: '06:00' }))).flat());
  const cheapest = Math.min(...bands.map(({ pay_rate }) => Number(pay_rate)));
  return (
    <svg className={styles.cloth} role="group" aria-label={t('pay_level.weekday')} data-testid="weekday">
      <defs>
        <pattern id={stripes} width="10" height="10" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="5" height="10" className={styles.stripe} />
        </pattern>
      </defs>
      {timed.flatMap(({ band, index }) =>
        spansOf(band).map(({ from, to }) => (
          <svg key={`${index} ${from}`} x={share(from)} width={share(to - from)} height="100%" aria-hidden>
            <rect
              width="100%"
              height="100%"
              rx="6"
              className={Number(band.pay_rate) > cheapest ? styles.dear : styles.plain}
              data-twice={twice.has(index) || undefined}
            />
            {to - from >= LABELLED && (
              <text x="10" y="26" className={styles.rate}>
                {band.pay_rate}
              </text>
            )}
          </svg>
        )),
      )}
      {bandFaults(bands).flatMap(({ gap }) =>
        gap
          ? [
              <rect
                key={gap.from}
                x={share(gap.from)}
                width={share(gap.to - gap.from)}
                height="100%"
                fill={`url(#${stripes})`}
                aria-hidden
              />,
            ]
          : [],
      )}
      {timed.map(({ band, index }) => (
        <Edge key={index} band={band} onMove={(time) => onEdge(index, time)} />
      ))}
    </svg>
  );
}

/** The handle at the end of a band, moved by dragging or with the arrow keys. */
function Edge({ band, onMove }: { band: BandDraft; onMove: (time: string) => void }) {
  const start = positionOf(band.start_time);
  const end = positionOf(band.end_time);
  if (end === 0) return null; // the end of the care day
  const move = (position: number) => {
    const stepped = Math.round(position / STEP) * STEP;
    if (stepped !== end && stepped > (end > start ? start : 0) && stepped < CARE_DAY) onMove(timeAt(stepped));
  };
  const drag = (event: PointerEvent<SVGRectElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const box = event.currentTarget.ownerSVGElement?.getBoundingClientRect();
    if (box) move(((event.clientX - box.left) / box.width) * CARE_DAY);
  };
  return (
    <rect
      role="slider"
      tabIndex={0}
      aria-label={t('pay_level.edge', { from: band.start_time })}
      aria-valuemin={0}
      aria-valuemax={CARE_DAY}
      aria-valuenow={end}
      aria-valuetext={band.end_time}
      className={styles.edge}
      x={share(end)}
      y="6"
      rx="4"
      width="10"
      height="30"
      transform="translate(-5 0)"
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={drag}
      onKeyDown={(event) => {
        const by = { ArrowRight: STEP, ArrowUp: STEP, ArrowLeft: -STEP, ArrowDown: -STEP }[event.key];
        if (by === undefined) return;
        event.preventDefault();
        move(end + by);
      }}
    />
  );
}
