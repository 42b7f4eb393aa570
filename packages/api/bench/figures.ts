/** The percentile of the values. @param part 0.99 for p99 */
export function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(sorted.length * part) - 1)] ?? Number.NaN;
}

/** A figure over several rounds: its median, minimum and maximum. */
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
