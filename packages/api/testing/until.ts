import { setTimeout as wait } from 'node:timers/promises';

const STEP_MS = 20;

/** Waits until a condition is true. @throws Error when it is not within `ms` */
export async function until(isSo: () => boolean | Promise<boolean>, ms: number): Promise<void> {
  const end = Date.now() + ms;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(`It was not so within ${ms} ms: ${isSo.toString()}`);
    await wait(STEP_MS);
  }
}
