import { yarns } from './yarns';

const values = <Value>(of: Record<string, Value>) => Object.fromEntries(Object.entries(of).map(([name, value]) => [name, { value }]));

const FAMILY = "'Bricolage Grotesque Variable', 'Bricolage Grotesque', system-ui, sans-serif";

/** All plain tokens of the visual direction. Values that differ between the modes are in `semantic-colors.ts` and `shadows.ts`. */
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
