import { pairs, palettes, tones } from './palettes';

/** Semantic colours: components use these, never a step of a yarn. */
export const semanticColors = {
  bg: pairs({
    DEFAULT: ['wool.50', 'night.900'],
    canvas: ['wool.200', 'night.950'],
    panel: ['white', 'night.800'],
    subtle: ['wool.100', 'night.800'],
    muted: ['wool.200', 'night.700'],
    emphasized: ['wool.300', 'night.600'],
    inverted: ['gum.950', 'wool.100'],
    hover: ['wool.100', 'night.700'],
    selected: ['gum.50', '#13363e'],
    paper: ['white'],
    scrim: ['rgb(8 32 40 / 0.44)', 'rgb(2 8 11 / 0.66)'],
    error: ['clay.100', 'clay.950'],
    warning: ['wattle.100', 'wattle.950'],
    success: ['fern.100', 'fern.950'],
    info: ['lake.100', 'lake.950'],
  }),
  fg: pairs({
    DEFAULT: ['night.800', 'wool.200'],
    muted: ['night.600', 'wool.400'],
    subtle: ['night.500', 'night.300'],
    inverted: ['wool.50', 'night.900'],
    link: ['gum.700', 'gum.300'],
    error: ['clay.700', 'clay.300'],
    warning: ['wattle.800', 'wattle.300'],
    success: ['fern.800', 'fern.300'],
    info: ['lake.800', 'lake.300'],
  }),
  border: pairs({
    DEFAULT: ['wool.300', 'night.600'],
    muted: ['wool.200', 'night.700'],
    subtle: ['wool.200', 'night.700'],
    emphasized: ['wool.400', 'night.500'],
    control: ['wool.600', 'night.400'],
    inverted: ['night.800', 'wool.200'],
    error: ['clay.600', 'clay.400'],
    warning: ['wattle.600', 'wattle.400'],
  }),
  ...palettes,
  tone: tones,
  chart: pairs({
    1: ['gum.700', 'gum.400'],
    2: ['galah.500', 'galah.300'],
    3: ['wattle.600', 'wattle.400'],
    4: ['dusk.600', 'dusk.400'],
    5: ['fern.600', 'fern.300'],
    6: ['lake.600'],
    grid: ['wool.300', 'night.600'],
  }),
};

/** Elevation is shown by a border first; shadows are only for layers above the page. `focus` is the ring of every control. */
export const semanticShadows = pairs({
  xs: ['0 1px 2px rgb(12 48 58 / 0.06)', '0 1px 2px rgb(0 0 0 / 0.4)'],
  sm: ['0 1px 2px rgb(12 48 58 / 0.06), 0 3px 8px rgb(12 48 58 / 0.05)', '0 1px 2px rgb(0 0 0 / 0.4), 0 4px 10px rgb(0 0 0 / 0.25)'],
  md: ['0 2px 4px rgb(12 48 58 / 0.06), 0 12px 28px rgb(12 48 58 / 0.1)', '0 2px 4px rgb(0 0 0 / 0.4), 0 14px 32px rgb(0 0 0 / 0.4)'],
  lg: ['0 4px 8px rgb(12 48 58 / 0.06), 0 24px 64px rgb(12 48 58 / 0.18)', '0 4px 8px rgb(0 0 0 / 0.45), 0 28px 72px rgb(0 0 0 / 0.55)'],
  focus: ['0 0 0 2px {colors.white}, 0 0 0 4px {colors.gum.600}', '0 0 0 2px {colors.night.900}, 0 0 0 4px {colors.gum.300}'],
});
