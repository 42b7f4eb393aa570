import type { BrowserContext } from '@playwright/test';

/** The loader and the skeleton. */
const PLACEHOLDERS = '.cl-bone, .cl-loader .cl-weft';

/**
 * Stops endless animations while a page waits; all others stay. Without a graphics card the processor renders their sixty frames a second, which takes a fifth of
 * the CPU of a browser test, and longer waits on a busy machine.
 */
export async function stillPlaceholders(context: BrowserContext): Promise<void> {
  await context.addInitScript((placeholders) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`${placeholders} { animation: none !important; }`);
    document.adoptedStyleSheets.push(sheet);
  }, PLACEHOLDERS);
}
