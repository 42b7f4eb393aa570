/** The yarns: OKLCH scales of equal lightness per step, so that `fern.700` has the visual weight of `clay.700`. */
const STEPS = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950];

const yarn = (hexes: string) => Object.fromEntries(hexes.split(' ').map((hex, at) => [String(STEPS[at]), { value: `#${hex}` }]));

const yarns = {
  gum: yarn('eef9fc dcf3f9 bde6f1 98d6e6 6fc0d5 4ca5ba 2c899e 0e7184 005869 04414d 152f36'),
  galah: yarn('fef4f5 fee7ea ffd0d7 feb2bf f78fa3 db7087 bc556c a03f56 802d42 5e2230 401f26'),
  wattle: yarn('fef6e7 fceccf f7daa5 efc473 dfa934 c18d06 9f7302 825e00 664901 4b3500 392702'),
  fern: yarn('effaf2 ddf5e5 c0eace 9ddcb3 76c796 54ac79 35905e 1d7749 0a5e37 0c4528 173122'),
  lake: yarn('f2f7fe e3efff c9e0ff a9cdff 7fb5fe 5e98e5 447dc7 2f65aa 1f4e8a 183965 1a2b43'),
  clay: yarn('fef4f2 fee8e4 fed2ca ffb5a9 ff8e7d eb6856 cb4c3c ad3527 8c2318 661b13 451d17'),
  dusk: yarn('f7f5fe efebfe e1d7fe cfc0fc b9a4f0 9d87d5 826cb8 6b569c 54417e 3d305c 2d263e'),
  wool: yarn('fcfaf8 f6f4f0 f0ede8 e1ddd7 c4c0bb a19e98 7c7873 5f5c57 46433e 302d29 1d1a16'),
  night: yarn('eff4f6 dee6e9 c3ccd0 9eaaae 78868b 56666d 3a4c53 22353b 16272d 0d1c21 061318'),
};

const style = (fontSize: string, lineHeight: string, fontWeight: string, letterSpacing = 'normal', rest: Record<string, string> = {}) => ({
  value: { fontSize, lineHeight, fontWeight, letterSpacing, ...rest },
});

export const textStyles = {
  display: style('4xl', 'tight', 'bold', 'tight'),
  title: style('2xl', 'tight', 'bold', 'tight'),
  section: style('lg', 'snug', 'semibold', 'snug'),
  figure: style('3xl', 'tight', 'bold', 'tight', { fontVariantNumeric: 'tabular-nums' }),
  body: style('md', 'normal', 'normal'),
  small: style('sm', 'normal', 'normal'),
  label: style('sm', 'snug', 'medium'),
  caption: style('xs', 'snug', 'medium', 'label'),
};

const values = <Value>(of: Record<string, Value>) => Object.fromEntries(Object.entries(of).map(([name, value]) => [name, { value }]));

const FAMILY = "'Bricolage Grotesque Variable', 'Bricolage Grotesque', system-ui, sans-serif";

/** All plain tokens of the visual direction. Values that differ between the modes are in `semantic-tokens.ts`. */
export const tokens = {
  colors: { white: { value: '#ffffff' }, ...yarns },
  fonts: values({ body: FAMILY, heading: FAMILY, mono: "ui-monospace, 'SFMono-Regular', Menlo, Consolas, monospace" }),
  fontSizes: values({
    '2xs': '0.6875rem',
    xs: '0.75rem',
    sm: '0.8125rem',
    md: '0.9375rem',
    lg: '1.0625rem',
    xl: '1.25rem',
    '2xl': '1.5rem',
    '3xl': '1.875rem',
    '4xl': '2.375rem',
    '5xl': '3rem',
  }),
  fontWeights: values({ normal: 400, medium: 500, semibold: 560, bold: 700 }),
  lineHeights: values({ tight: 1.15, snug: 1.3, normal: 1.5, loose: 1.65 }),
  letterSpacings: values({ tight: '-0.02em', snug: '-0.01em', normal: '0', label: '0.02em' }),
  radii: values({ thread: '2px', xs: '4px', sm: '6px', md: '10px', lg: '14px', xl: '20px', '2xl': '28px', full: '999px' }),
  spacing: values({
    0: '0rem',
    '0.5': '0.125rem',
    1: '0.25rem',
    '1.5': '0.375rem',
    2: '0.5rem',
    '2.5': '0.625rem',
    3: '0.75rem',
    4: '1rem',
    5: '1.25rem',
    6: '1.5rem',
    7: '1.75rem',
    8: '2rem',
    10: '2.5rem',
    12: '3rem',
    16: '4rem',
    20: '5rem',
    24: '6rem',
  }),
  sizes: values({
    header: '64px',
    sidebar: '248px',
    rail: '76px',
    crumb: '48px',
    row: '56px',
    rowDense: '44px',
    control: '40px',
    controlTouch: '48px',
    measure: '68ch',
    form: '720px',
    aside: '300px',
    paper: '210mm',
  }),
  durations: values({ instant: '80ms', fast: '140ms', moderate: '220ms', slow: '360ms', shuttle: '1200ms' }),
  easings: values({
    settle: 'cubic-bezier(0.2, 0.8, 0.2, 1)',
    leave: 'cubic-bezier(0.4, 0, 1, 1)',
    shuttle: 'cubic-bezier(0.65, 0, 0.35, 1)',
  }),
  zIndex: values({ sticky: 10, sidebar: 20, header: 30, bulk: 40, overlay: 50, modal: 60, popover: 70, toast: 80, loader: 90 }),
};
