/** `color-scheme` follows the mode, else scrollbars and native lists flash white in dark mode. */
export const globalCss = {
  html: { colorPalette: 'gum', colorScheme: 'light', bg: 'bg.canvas', '&[data-theme=dark]': { colorScheme: 'dark' } },
  body: { textStyle: 'body', fontFamily: 'body', color: 'fg' },
  '[data-theme=light]': { colorScheme: 'light', color: 'fg' },
  'input, table, time': { fontVariantNumeric: 'tabular-nums' },
  '::placeholder': { color: 'fg.subtle', opacity: 1 },
  '::selection': { bg: 'gum.emphasized', color: 'fg' },
  ':focus-visible': { outline: 'none', boxShadow: 'focus' },
};

/** Animations of elements that open and close. */
export const keyframes = {
  fade: { from: { opacity: 0 } },
  leave: { to: { opacity: 0 } },
  rise: { from: { opacity: 0, translate: '0 8px' } },
  slide: { from: { translate: '-100% 0' } },
  lift: { from: { translate: '0 100%' } },
};
