/** Light and dark value of a token. Without the second, both are the same. */
type Pair = readonly [light: string, dark?: string];

const reference = (value: string) => (/^(white|[a-z]+\.\w+)$/.test(value) ? `{colors.${value}}` : value);

/**
 * Both modes are always written, in this order: a nested light sheet (paper) must redeclare every token, and of two mode blocks with equal
 * specificity the later wins.
 */
export const pairs = (of: Record<string, Pair>) =>
  Object.fromEntries(
    Object.entries(of).map(([name, [light, dark = light]]) => [name, { value: { _light: reference(light), _dark: reference(dark) } }]),
  );

/** One yarn in the eight roles of Chakra's `colorPalette`. */
const palette = (yarn: string, own: Record<string, Pair> = {}) =>
  pairs({
    solid: [`${yarn}.700`, `${yarn}.400`],
    contrast: ['white', 'night.950'],
    fg: [`${yarn}.800`, `${yarn}.300`],
    subtle: [`${yarn}.100`, `${yarn}.950`],
    muted: [`${yarn}.200`, `${yarn}.900`],
    emphasized: [`${yarn}.300`, `${yarn}.800`],
    border: [`${yarn}.400`, `${yarn}.700`],
    focusRing: ['gum.600', 'gum.300'],
    ...own,
  });

export const palettes = {
  gum: palette('gum', { solid: ['gum.800', 'gum.400'] }),
  galah: palette('galah'),
  wattle: palette('wattle', { solid: ['wattle.400'], contrast: ['night.950'] }),
  fern: palette('fern'),
  lake: palette('lake'),
  clay: palette('clay'),
  dusk: palette('dusk'),
  wool: palette('wool', {
    solid: ['night.700', 'wool.200'],
    fg: ['night.700', 'wool.300'],
    subtle: ['wool.200', 'night.700'],
    muted: ['wool.300', 'night.600'],
    emphasized: ['wool.400', 'night.400'],
    border: ['wool.400', 'night.500'],
  }),
};

/** The colours of a state: its yarn, and a solid whose lightness differs from every other tone's (colour blindness). */
const tone = (yarn: string, solid: Pair) => pairs({ fg: [`${yarn}.fg`], bg: [`${yarn}.subtle`], border: [`${yarn}.border`], solid });

export const tones = {
  quiet: tone('wool', ['wool.600', 'night.300']),
  open: tone('gum', ['gum.800', 'gum.400']),
  moving: tone('lake', ['lake.600']),
  waiting: tone('wattle', ['#bb8603', 'wattle.300']),
  done: tone('fern', ['fern.700', 'fern.300']),
  stopped: tone('clay', ['clay.700', 'clay.500']),
  night: tone('dusk', ['dusk.900', 'dusk.500']),
};
