import { setTimeout as wait } from 'node:timers/promises';

/** Twice the timeout of an action in the browser suite: three browsers and two products are more than the target machine's two cores. */
const PATIENCE_MS = 20_000;
const PAUSE_MS = 50;

/**
 * Polls until there is a result. A poll that fails, as all do while a document is being replaced, is repeated.
 * @param why returns the reason why there is no result yet
 * @throws Error with the last reason
 */
export async function until<Answer>(ask: () => Promise<Answer | undefined>, why: () => string): Promise<Answer> {
  const end = performance.now() + PATIENCE_MS;
  let failure: unknown;
  do {
    try {
      const answer = await ask();
      failure = undefined;
      if (answer !== undefined) return answer;
    } catch (error) {
      failure = error;
    }
    await wait(PAUSE_MS);
  } while (performance.now() < end);
  throw new Error(`${why()}, for ${PATIENCE_MS} ms.`, { cause: failure });
}
