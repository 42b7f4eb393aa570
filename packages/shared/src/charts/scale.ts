/** A line of a chart's scale. */
export interface ScaleMark {
  value: number;
  /** The label of the line: "$20k". */
  shown: string;
}

const STEPS = [1, 2, 2.5, 5, 10];
/** Number of lines above the baseline: more would crowd a small chart. */
const LINES = 3;

/** Round steps from 0 to the largest value or slightly more. @returns values, the baseline first; 0 and 1 if there are no values */
export function scaleOf(largest: number): number[] {
  if (largest <= 0) return [0, 1];
  const rough = largest / LINES;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = (STEPS.find((one) => one * power >= rough) ?? 10) * power;
  return Array.from({ length: Math.ceil(largest / step) + 1 }, (_, at) => at * step);
}
