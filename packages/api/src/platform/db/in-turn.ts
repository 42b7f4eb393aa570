/** Runs work under the same lock one after another, within this process. */
export function inTurn() {
  const last = new Map<number, Promise<unknown>>();
  return <Result>(lock: number, work: () => Promise<Result>): Promise<Result> => {
    const turn = (last.get(lock) ?? Promise.resolve()).then(work);
    last.set(
      lock,
      turn.catch(() => undefined),
    );
    return turn;
  };
}
