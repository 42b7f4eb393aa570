import { type PointerEvent, useState } from 'react';
import { Bar, BarChart, XAxis, YAxis } from 'recharts';
import { MonthNames, PointedBand, ScaleLines, ScaleNames } from './month-marks';
import type { ScaleMark } from './scale';
import { useChartNumber } from './use-chart-number';
import { useWidth } from './use-width';

export interface MonthPoint {
  /** Short month name under the column. */
  month: string;
  value: number;
  /** The formatted value, shown above the hovered column. */
  shown: string;
}

export interface MonthColumnsProps {
  /** Oldest first. The last is the month that the page is about: its column is opaque, the others are pale. */
  points: readonly MonthPoint[];
  /** The baseline first. Charts shown side by side share a scale. */
  scale?: readonly ScaleMark[] | undefined;
}

const HEIGHT = 116;
const NAMES_HEIGHT = 22;
/** Width for "$2.5m". */
const SCALE_WIDTH = 44;

const column = {
  /**
   * recharts renders elements with a z-index layer into a portal, and one of its selectors keeps the portal's element, and with it the
   * unmounted page, in memory. With `zIndex` 0, later elements are simply drawn on top, as in any SVG.
   */
  zIndex: 0,
  fill: 'var(--yarn)',
  radius: 3,
  stackId: 'month',
  maxBarSize: 36,
  isAnimationActive: false,
} as const;

interface TipProps {
  point: MonthPoint;
  /** From the left of the chart, in pixels. */
  x: number;
  /** Position of the column, from 0 (first) to 1 (last). The tip of the first column extends to the right, that of the last to the left. */
  share: number;
}

const Tip = ({ point: { month, shown }, x, share }: TipProps) => (
  <div className="cl-charttip" style={{ left: x, translate: `${-100 * share}%` }}>
    {month} {shown}
  </div>
);

/**
 * A column chart of monthly values in the page's colour (`--yarn`). Hidden from screen readers: the caller also shows the figures as text.
 */
export function MonthColumns({ points, scale }: MonthColumnsProps) {
  const [number, stand] = useChartNumber();
  const [width, measured] = useWidth();
  const [pointed, setPointed] = useState(-1);
  const left = scale ? SCALE_WIDTH : 0;
  const last = points.length - 1;
  const data = points.map((point, at) => ({ ...point, past: at === last ? 0 : point.value, now: at === last ? point.value : 0 }));
  const across = (width - left) / points.length;
  const point = ({ currentTarget, clientX }: PointerEvent) =>
    setPointed(Math.floor((clientX - currentTarget.getBoundingClientRect().left - left) / across));
  const tip = points[pointed];
  return (
    <div aria-hidden ref={stand}>
      <div className="cl-chart" ref={measured} onPointerMove={point} onPointerLeave={() => setPointed(-1)}>
        {number !== null && width > 0 && (
          <BarChart
            width={width}
            height={HEIGHT}
            data={data}
            margin={{ top: 4, right: 0, bottom: NAMES_HEIGHT, left }}
            accessibilityLayer={false}
          >
            {scale && <ScaleLines marks={scale} />}
            <XAxis hide dataKey="month" />
            {scale ? (
              <YAxis hide domain={[0, scale.at(-1)?.value ?? 1]} ticks={scale.map(({ value }) => value)} />
            ) : (
              <YAxis hide domain={[0, 'dataMax']} />
            )}
            <PointedBand month={tip?.month} />
            <Bar {...column} id={`past-${number}`} dataKey="past" fillOpacity={0.5} />
            <Bar {...column} id={`now-${number}`} dataKey="now" />
            {scale && <ScaleNames marks={scale} />}
            <MonthNames names={points.map(({ month }) => month)} />
          </BarChart>
        )}
        {tip && <Tip point={tip} x={left + across * (pointed + 0.5)} share={last > 0 ? pointed / last : 0.5} />}
      </div>
    </div>
  );
}
