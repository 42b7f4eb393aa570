import type { Page } from '@playwright/test';

declare global {
  interface Window {
    planted?: string;
  }
}

const MARK = 'still the same document';

/** Sets a marker on `window`, which a reload of the document would remove. */
export const plantMarker = (page: Page) => page.evaluate((mark) => void (window.planted = mark), MARK);

export const markerSurvives = (page: Page) => page.evaluate((mark) => window.planted === mark, MARK);
