import { useActiveTooltipLabel, useIsTooltipActive, usePlotArea, useXAxisScale, useYAxisScale } from 'recharts';
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
export function PointedBand() {
  const plot = usePlotArea();
  const across = useXAxisScale();
  const pointed = useActiveTooltipLabel();
  const active = useIsTooltipActive();
  const from = across?.(pointed, { position: 'start' });
  const to = across?.(pointed, { position: 'end' });
  if (!plot || !active || from === undefined || to === undefined) return null;
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
