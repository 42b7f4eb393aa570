import { storedChoice } from './stored-choice';

export const THEME_MODES = ['light', 'dark', 'system'] as const;
/** The mode that the person chose. */
export type ThemeMode = (typeof THEME_MODES)[number];
/** The theme that is displayed. */
export type Theme = 'light' | 'dark';

/** How close together the rows of lists are. */
export const DENSITIES = ['comfortable', 'compact'] as const;
export type Density = (typeof DENSITIES)[number];

export const { get: themeMode, set: storeThemeMode } = storedChoice('careloom.theme', THEME_MODES, 'system');
export const { get: density, set: storeDensity } = storedChoice('careloom.density', DENSITIES, 'comfortable');

/** The system's preference, which also reports its changes. */
export const systemNight = () => window.matchMedia('(prefers-color-scheme: dark)');

export const themeOf = (mode: ThemeMode): Theme => (mode === 'system' ? (systemNight().matches ? 'dark' : 'light') : mode);

/** Applies the choice to the page: the style sheets contain both themes and both densities. */
export function drawTheme() {
  const { dataset } = document.documentElement;
  dataset.theme = themeOf(themeMode());
  dataset.density = density();
}
