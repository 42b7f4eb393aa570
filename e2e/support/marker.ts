import type { Page } from '@playwright/test';

declare global {
  interface Window {
    planted?: string;
  }
}

const MARK = 'still the same document';

/** Leaves something on `window`, which a reload of the document would lose. */
export const plantMarker = (page: Page) => page.evaluate((mark) => void (window.planted = mark), MARK);

export const markerSurvives = (page: Page) => page.evaluate((mark) => window.planted === mark, MARK);
