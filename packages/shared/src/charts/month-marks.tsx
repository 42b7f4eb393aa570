import { usePlotArea, useXAxisScale, useYAxisScale } from 'recharts';
import type { ScaleMark } from './scale';

/** Space between the columns and their labels, and between the scale and its labels. */
const GAP = 8;

/** Month labels, each centred under its column. */
export function MonthNames({ names }: { names: readonly string[] }) {
  const plot = usePlotArea();
  const across = useXAxisScale();
  if (!plot || !across) return null;
  return names.map((name) => (
    <text
      key={name}
      x={across(name, { position: 'middle' })}
      y={plot.y + plot.height + GAP}
      dy="0.71em"
      textAnchor="middle"
      fill="var(--cl-colors-fg-muted)"
    >
      {name}
    </text>
  ));
}

/** The background of the hovered column. */
export function PointedBand({ month }: { month: string | undefined }) {
  const plot = usePlotArea();
  const across = useXAxisScale();
  const from = across?.(month, { position: 'start' });
  const to = across?.(month, { position: 'end' });
  if (!plot || month === undefined || from === undefined || to === undefined) return null;
  return <rect x={from} y={plot.y} width={to - from} height={plot.height} fill="var(--cl-colors-bg-hover)" />;
}

/** The labels of the scale's lines, left of the columns. */
export function ScaleNames({ marks }: { marks: readonly ScaleMark[] }) {
  const plot = usePlotArea();
  const up = useYAxisScale();
  if (!plot || !up) return null;
  return marks.map(({ value, shown }) => (
    <text key={value} x={plot.x - GAP} y={up(value)} dy="0.32em" textAnchor="end" fill="var(--cl-colors-fg-muted)">
      {shown}
    </text>
  ));
}

/** The lines of the scale, behind the columns. */
export function ScaleLines({ marks }: { marks: readonly ScaleMark[] }) {
  const plot = usePlotArea();
  const up = useYAxisScale();
  if (!plot || !up) return null;
  return marks.map(({ value }) => (
    <line key={value} x1={plot.x} x2={plot.x + plot.width} y1={up(value)} y2={up(value)} stroke="var(--cl-colors-chart-grid)" />
  ));
}
