/** The median, the lower one of two. @throws Error for an empty list */
export function median(values: readonly number[]): number {
  const middle = [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) / 2)];
  if (middle === undefined) throw new Error('There is no median of nothing.');
  return middle;
}
