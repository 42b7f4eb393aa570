import type { Page } from '@playwright/test';

type Media = NonNullable<Parameters<Page['emulateMedia']>[0]>;

/** A size of the window in CSS pixels, and how a page is looked at in it. */
export interface Size {
  viewport: { width: number; height: number };
  looks: readonly Look[];
}

/** `colours` where the look changes colours alone, and the page is looked at in that size with all rules before. */
type Look = readonly [name: string, media: Media, rules?: 'colours'];

const LIGHT: Media = { reducedMotion: 'reduce', colorScheme: 'light', forcedColors: 'none', media: 'screen' };
const DARK: Media = { ...LIGHT, colorScheme: 'dark' };

export const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 900 };
const NARROW = { width: 320, height: 900 };
/** What 400 % zoom leaves of 1280 x 1024. */
const ZOOMED = { width: 320, height: 256 };

/** Light and dark aside: the colours of a contrast theme, paper, and the least room that WCAG 1.4.10 asks for. */
const UNUSUAL: readonly Size[] = [
  {
    viewport: DESK,
    looks: [
      ['forced colours', { ...LIGHT, forcedColors: 'active' }, 'colours'],
      ['print', { ...LIGHT, media: 'print' }],
    ],
  },
  { viewport: NARROW, looks: [['light', LIGHT]] },
  { viewport: ZOOMED, looks: [['light', LIGHT]] },
];

export const ALL: readonly Size[] = [
  {
    viewport: DESK,
    looks: [
      ['light', LIGHT],
      ['dark', DARK, 'colours'],
    ],
  },
  {
    viewport: PHONE,
    looks: [
      ['light', LIGHT],
      ['dark', DARK, 'colours'],
    ],
  },
  ...UNUSUAL,
];

/** The least that every state is looked at. */
export const TWO: readonly Size[] = [
  { viewport: DESK, looks: [['light', LIGHT]] },
  { viewport: PHONE, looks: [['dark', DARK]] },
];
