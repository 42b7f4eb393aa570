/** Counts how often other work runs, from now until it is stopped. */
export function countTurns() {
  let turns = 0;
  const count = () => {
    turns += 1;
    next = setImmediate(count);
  };
  let next = setImmediate(count);
  return { soFar: () => turns, stop: () => clearImmediate(next) };
}
