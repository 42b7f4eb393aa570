import type { Finds } from '../pages/finds';
import { FINDER } from './bundles';
import type { Driver } from './driver';
import { finding, locatorOf, type Asks, type EngineLocator } from './locator';
import type { Finder } from './steps';

/** A screenshot is of the last painted frame, which may be from before the last change. */
const DRAWN = 'new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(drawn, 100))))';

type Answered<Question extends keyof Finder> = Promise<Awaited<ReturnType<Finder[Question]>>>;

/** A window of a browser of any engine, for page objects and specs. */
export interface EnginePage extends Finds<EngineLocator> {
  goto: (pathname: string) => Promise<void>;
  /** Its current pathname. */
  pathname: () => Promise<string>;
  title: () => Promise<string>;
  layoutFaults: () => Promise<string[]>;
  evaluate: (expression: string) => Promise<unknown>;
  screenshot: () => Promise<Buffer>;
  close: () => Promise<void>;
}

/** @param address base of pathnames */
export function pageOf(driver: Driver, address: string): EnginePage {
  /** Calls the finder, and installs it if the document is new. */
  async function ask<Question extends keyof Finder>(question: Question, ...values: Parameters<Finder[Question]>): Answered<Question> {
    const call = `window.engineFinder?.${question}(${values.map((value) => JSON.stringify(value)).join(', ')})`;
    const answer = await driver.evaluate(call);
    if (answer !== undefined && answer !== null) return answer as Awaited<Answered<Question>>;
    await driver.evaluate(`(() => { ${FINDER} })()`);
    return (await driver.evaluate(call)) as Awaited<Answered<Question>>;
  }

  const asks: Asks = {
    look: (steps) => ask('look', steps),
    reach: (steps) => ask('reach', steps),
    clickAt: (x, y) => driver.clickAt(x, y),
    press: (key) => driver.press(...(key.length > 1 ? key.split('+') : [key])),
  };
  return {
    ...finding((step) => locatorOf(asks, [step])),
    goto: (pathname) => driver.open(`${address}${pathname}`),
    pathname: async () => String(await driver.evaluate('location.pathname')),
    title: async () => String(await driver.evaluate('document.title')),
    layoutFaults: () => ask('layoutFaults'),
    evaluate: (expression) => driver.evaluate(expression),
    screenshot: async () => {
      await driver.evaluate(DRAWN);
      return driver.screenshot();
    },
    close: () => driver.close(),
  };
}
