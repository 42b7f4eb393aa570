/** The percentile of the values. @param part 0.99 for p99 */
export function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(sorted.length * part) - 1)] ?? Number.NaN;
}

/** A figure of several rounds: its median, and the smallest and largest. */
export interface Figure {
  median: number;
  min: number;
  max: number;
}

export const figureOf = (rounds: readonly number[]): Figure => ({
  median: quantile(rounds, 0.5),
  min: Math.min(...rounds),
  max: Math.max(...rounds),
});
