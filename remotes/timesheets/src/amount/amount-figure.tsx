import { CalendarHeart } from 'lucide-react';
import { useId, useMemo, useRef } from 'react';
import styles from './amount-figure.module.css';
import { type Drawn, figureOf } from './figure';
import { type Box, FOOT, GROUND, HEAD, HEIGHT, layoutOf, type Layout, PLOT } from './layout';
import { useWidth } from './use-width';

/** Width in pixels until the element is measured, and in print. */
const WIDTH = 720;

/** The amount of a shift as a figure: minutes on x, dollars per hour on y, so that the area is the amount. Its table has the same data as text. */
export function AmountFigure(shift: Drawn) {
  const { start_at, end_at, time_zone, lines } = shift;
  const place = useRef<SVGSVGElement>(null);
  const width = useWidth(place, WIDTH);
  const hatch = useId();
  const figure = useMemo(() => figureOf({ start_at, end_at, time_zone, lines }), [start_at, end_at, time_zone, lines]);
  const layout = useMemo(() => layoutOf(figure, width, { start_at, end_at, time_zone }), [figure, width, start_at, end_at, time_zone]);
  return (
    <svg ref={place} className={styles.figure} viewBox={`0 0 ${width} ${HEIGHT}`} aria-hidden data-testid="amount">
      <defs>
        <pattern id={hatch} width="12" height="12" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="12" height="12" className={styles.bed} />
          <rect width="4" height="12" className={styles.hatch} />
        </pattern>
      </defs>
      {[...layout.boxes]
        .sort((a, b) => Number(b.bar.kind === 'bed') - Number(a.bar.kind === 'bed'))
        .map((box) => (
          <BarShape key={`${box.bar.kind} ${box.bar.from}`} box={box} hatch={hatch} />
        ))}
      <Changes changes={layout.changes} />
      <Days days={layout.days} />
      <line x1="0" x2={width} y1={GROUND} y2={GROUND} className={styles.ground} />
      {layout.clock.map(({ x, text, anchor }) => (
        <g key={`${x}`}>
          <line x1={x} x2={x} y1={GROUND} y2={GROUND + 5} className={styles.tick} />
          <text x={x} y={HEIGHT - FOOT + 20} className={styles.hour} textAnchor={anchor}>
            {text}
          </text>
        </g>
      ))}
    </svg>
  );
}

function BarShape({ box, hatch }: { box: Box; hatch: string }) {
  const { bar, x, y, width, height, paidX, inside, labels } = box;
  const rounded = Math.min(6, width / 2);
  return (
    <g data-kind={bar.kind} data-shade={bar.shade} className={inside ? styles.banded : styles.free}>
      {paidX > x + width + 1 && (
        <rect x={x + width} y={y} width={paidX - x - width} height={height} className={styles.unslept} data-unslept />
      )}
      <path
        d={`M${x} ${y + height}V${y + rounded}q0 ${-rounded} ${rounded} ${-rounded}h${width - 2 * rounded}q${rounded} 0 ${rounded} ${rounded}V${y + height}Z`}
        className={{ band: styles.band, tower: styles.tower, bed: undefined }[bar.kind]}
        {...(bar.kind === 'bed' && { fill: `url(#${hatch})` })}
      />
      {labels.map((label) => (
        <text key={label.text} x={label.x} y={label.y} className={label.strong ? styles.amount : styles.words}>
          {label.text}
        </text>
      ))}
    </g>
  );
}

function Days({ days }: Pick<Layout, 'days'>) {
  return days.map(({ x, begins, text, holiday }) => (
    <g key={x}>
      {begins && <line x1={x} x2={x} y1="0" y2={GROUND} className={styles.midnight} />}
      {holiday && <CalendarHeart x={x + (begins ? 10 : 0)} y="2" width="16" height="16" className={styles.heart} />}
      <text x={x + (begins ? 10 : 0) + (holiday ? 22 : 0)} y="15" className={holiday ? styles.holiday : styles.day}>
        {text}
      </text>
    </g>
  ));
}

/** Clock changes: a skipped hour is drawn as a gap with a line, a repeated hour as a column. */
function Changes({ changes }: Pick<Layout, 'changes'>) {
  return changes.map(({ x, to, text, textX, lost }) => (
    <g key={x} data-change={lost ? 'lost' : 'gained'}>
      {lost ? (
        <>
          <rect x={x - 6} y={HEAD} width="12" height={PLOT - 1} className={styles.cut} />
          <line x1={x} x2={x} y1={HEAD - 6} y2={GROUND} className={styles.thread} />
        </>
      ) : (
        <rect x={x} y={HEAD} width={to - x} height={PLOT} className={styles.again} />
      )}
      <text x={textX} y={HEAD - 8} textAnchor="middle" className={styles.change}>
        {text}
      </text>
    </g>
  ));
}
