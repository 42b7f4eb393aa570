import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { MonthNames, PointedBand, ScaleNames } from './month-marks';
import type { ScaleMark } from './scale';
import { useChartNumber } from './use-chart-number';

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

/**
 * recharts renders elements with a z-index layer into a portal, and one of its selectors keeps the portal's element, and with it the
 * unmounted page, in memory. With `zIndex` 0, later elements are simply drawn on top, as in any SVG.
 */
const flat = { zIndex: 0 } as const;
const column = { ...flat, fill: 'var(--yarn)', radius: 3, stackId: 'month', maxBarSize: 36, isAnimationActive: false } as const;

interface Pointed {
  active?: boolean;
  payload?: readonly { payload?: unknown }[];
}

const isPoint = (value: unknown): value is MonthPoint => typeof value === 'object' && value !== null && 'shown' in value;

function Tip({ active, payload }: Pointed) {
  const point = payload?.[0]?.payload;
  if (!active || !isPoint(point)) return null;
  return (
    <div className="cl-charttip">
      {point.month} {point.shown}
    </div>
  );
}

/** Columns of months in the page's colour (`--yarn`). Hidden from screen readers: the caller shows the figures as text too. */
export function MonthColumns({ points, scale }: MonthColumnsProps) {
  const [number, stand] = useChartNumber();
  const last = points.length - 1;
  const data = points.map((point, at) => ({ ...point, past: at === last ? 0 : point.value, now: at === last ? point.value : 0 }));
  return (
    <div aria-hidden ref={stand}>
      {number !== null && (
        <ResponsiveContainer width="100%" height={HEIGHT}>
          <BarChart
            data={data}
            margin={{ top: 4, right: 0, bottom: NAMES_HEIGHT, left: scale ? SCALE_WIDTH : 0 }}
            accessibilityLayer={false}
          >
            <CartesianGrid {...flat} vertical={false} stroke="var(--cl-colors-chart-grid)" />
            <XAxis hide dataKey="month" />
            {scale ? (
              <YAxis hide domain={[0, scale.at(-1)?.value ?? 1]} ticks={scale.map(({ value }) => value)} />
            ) : (
              <YAxis hide domain={[0, 'dataMax']} />
            )}
            <PointedBand />
            <Tooltip content={<Tip />} cursor={false} isAnimationActive={false} />
            <Bar {...column} id={`past-${number}`} dataKey="past" fillOpacity={0.5} />
            <Bar {...column} id={`now-${number}`} dataKey="now" />
            {scale && <ScaleNames marks={scale} />}
            <MonthNames names={points.map(({ month }) => month)} />
          </BarChart>
        </ResponsiveContainer>
      )}
    </div>
  );
}
