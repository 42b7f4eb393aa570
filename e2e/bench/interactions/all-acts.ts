import type { Browser } from '@playwright/test';
import { storedUser } from '../../support/stored-user';
import type { Site } from '../sites';
import { ACTS, whole, type Act } from './acts';
import { inputToPaint } from './input-to-paint';

/** Each is done so often, and the median counts. */
const TIMES = 5;

export interface ActFigures {
  name: string;
  budget: Act['budget'] | 'answerShown';
  /** Milliseconds of the main thread times four, in the order in which they were done. */
  allMs: number[];
}

/** From the input to its paint, and where the API is asked, from its answer to the paint of that. */
async function doAct(browser: Browser, { address, user }: Site, { name, budget, pathname, input, undo }: Act): Promise<ActFigures[]> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...storedUser(address, user) });
  try {
    const page = await context.newPage();
    await page.goto(pathname);
    await whole(page);
    const inputs: number[] = [];
    const answers: number[] = [];
    for (let time = 0; time < TIMES; time++) {
      const { inputMs, answerMs } = await inputToPaint(page, input(page, time));
      inputs.push(inputMs);
      if (answerMs !== undefined) answers.push(answerMs);
      await undo?.(page);
      await whole(page);
    }
    return [{ name, budget, allMs: inputs }, ...(answers.length > 0 ? [{ name, budget: 'answerShown' as const, allMs: answers }] : [])];
  } finally {
    await context.close();
  }
}

/** Does everything that `acts.ts` lists, one after the other. */
export async function everyAct(browser: Browser, site: Site): Promise<ActFigures[]> {
  const figures: ActFigures[] = [];
  for (const act of ACTS) figures.push(...(await doAct(browser, site, act)));
  return figures;
}
