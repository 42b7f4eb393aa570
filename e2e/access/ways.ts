import type { Page } from '@playwright/test';

type Media = NonNullable<Parameters<Page['emulateMedia']>[0]>;

/** A window size in CSS pixels, and how a page is checked in it. */
export interface Size {
  viewport: { width: number; height: number };
  looks: readonly Look[];
}

/** `colours` if only colours change, and the page is checked with all rules in the same size before. */
type Look = readonly [name: string, media: Media, rules?: 'colours'];

const LIGHT: Media = { reducedMotion: 'reduce', colorScheme: 'light', forcedColors: 'none', media: 'screen' };
const DARK: Media = { ...LIGHT, colorScheme: 'dark' };

export const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 900 };
const NARROW = { width: 320, height: 900 };
/** The viewport of 1280 x 1024 at 400 % zoom. */
const ZOOMED = { width: 320, height: 256 };

/** Besides light and dark: forced colours, paper, and the smallest viewport of WCAG 1.4.10. */
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

/** The ways in which every state is checked. */
export const TWO: readonly Size[] = [
  { viewport: DESK, looks: [['light', LIGHT]] },
  { viewport: PHONE, looks: [['dark', DARK]] },
];
