import type { Browser } from '@playwright/test';
import { storedUser } from '../../support/stored-user';
import type { Site } from '../sites';
import { whole, type Act } from './acts';
import { inputToPaint } from './input-to-paint';

/** Repetitions of each; the median counts. */
const TIMES = 5;

export interface ActFigures {
  name: string;
  budget:
    | Act['budget']
    | 'pageShown'
    | NonNullable<Act['answer']>
    | 'rosterMount'
    | 'rosterKey'
    | 'rosterDrag'
    | 'rosterScroll'
    | 'sheetTask';
  /** Milliseconds of the main thread times four, in order of execution. */
  allMs: number[];
}

/** Measures from the input to its paint; if it leads to another page, also to that page; if the API is called, also from the response to its paint. */
async function doAct(
  browser: Browser,
  { address, user }: Site,
  { name, budget, answer = 'answerShown', pathname, input, undo }: Act,
): Promise<ActFigures[]> {
  const context = await browser.newContext({
    serviceWorkers: 'block',
    viewport: { width: 1440, height: 900 },
    ...storedUser(address, user),
  });
  try {
    const page = await context.newPage();
    await page.goto(pathname);
    await whole(page);
    const [inputs, pages, answers]: [number[], number[], number[]] = [[], [], []];
    for (let time = 0; time < TIMES; time++) {
      const { inputMs, pageMs, answerMs } = await inputToPaint(page, input(page, time));
      inputs.push(inputMs);
      if (pageMs !== undefined) pages.push(pageMs);
      if (answerMs !== undefined) answers.push(answerMs);
      await undo?.(page);
      await whole(page);
    }
    const figures: ActFigures[] = [
      { name, budget, allMs: inputs },
      { name, budget: 'pageShown', allMs: pages },
      { name, budget: answer, allMs: answers },
    ];
    return figures.filter(({ allMs }) => allMs.length > 0);
  } finally {
    await context.close();
  }
}

/** One after the other. */
export async function everyAct(browser: Browser, site: Site, acts: readonly Act[]): Promise<ActFigures[]> {
  const figures: ActFigures[] = [];
  for (const act of acts) figures.push(...(await doAct(browser, site, act)));
  return figures;
}
