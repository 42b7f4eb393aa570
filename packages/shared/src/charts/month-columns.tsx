import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';

export interface MonthPoint {
  /** Short, under the column. */
  month: string;
  value: number;
  /** The figure as it is read, over the column that is pointed at. */
  shown: string;
}

export interface MonthColumnsProps {
  /** The oldest first. The last is the one that the page is about: its column is full, the others are pale. */
  points: readonly MonthPoint[];
}

const HEIGHT = 116;
const column = { fill: 'var(--yarn)', radius: 3, stackId: 'month', maxBarSize: 36, isAnimationActive: false } as const;
const words = { fill: 'var(--cl-colors-fg-muted)' };

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

/** Columns of months in the colour of the place (`--yarn`). For the eye alone: whoever draws it gives the figures as text too. */
export function MonthColumns({ points }: MonthColumnsProps) {
  const last = points.length - 1;
  const data = points.map((point, at) => ({ ...point, past: at === last ? 0 : point.value, now: at === last ? point.value : 0 }));
  return (
    <div aria-hidden>
      <ResponsiveContainer width="100%" height={HEIGHT}>
        <BarChart data={data} margin={{ top: 4, right: 0, bottom: 0, left: 0 }} accessibilityLayer={false}>
          <CartesianGrid vertical={false} stroke="var(--cl-colors-chart-grid)" />
          <XAxis dataKey="month" tick={words} tickLine={false} axisLine={false} interval={0} height={22} />
          <YAxis hide domain={[0, 'dataMax']} />
          <Tooltip content={<Tip />} cursor={{ fill: 'var(--cl-colors-bg-hover)' }} isAnimationActive={false} />
          <Bar {...column} dataKey="past" fillOpacity={0.5} />
          <Bar {...column} dataKey="now" />
        </BarChart>
      </ResponsiveContainer>
    </div>
  );
}
