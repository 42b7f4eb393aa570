import type { BrowserContext } from '@playwright/test';

/** The loader and the skeleton. */
const PLACEHOLDERS = '.cl-bone, .cl-loader .cl-weft';

/**
 * Stops what moves without an end while a page waits; every other movement stays. Without a graphics card the processor draws each of its sixty frames a second,
 * and a busy machine waits longer: a fifth of the CPU of a browser test.
 */
export async function stillPlaceholders(context: BrowserContext): Promise<void> {
  await context.addInitScript((placeholders) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`${placeholders} { animation: none !important; }`);
    document.adoptedStyleSheets.push(sheet);
  }, PLACEHOLDERS);
}
