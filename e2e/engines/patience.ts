import { setTimeout as wait } from 'node:timers/promises';

/** Twice what an action has in the browser suite: three browsers and two products are more than the two cores of the machine that this is for. */
const PATIENCE_MS = 20_000;
const PAUSE_MS = 50;

/**
 * Asks until there is an answer. What fails meanwhile, as every question does while a document is exchanged, is asked again.
 * @param why says why there is none yet
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
