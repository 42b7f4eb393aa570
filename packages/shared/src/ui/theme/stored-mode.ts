const KEY = 'careloom.theme';

export const THEME_MODES = ['light', 'dark', 'system'] as const;
/** The mode that the person chose. */
export type ThemeMode = (typeof THEME_MODES)[number];
/** The theme that is displayed. */
export type Theme = 'light' | 'dark';

const isMode = (value: string | null): value is ThemeMode => THEME_MODES.some((mode) => mode === value);

/** Storage may be denied (private windows, policies); the mode then lasts as long as the page. */
let unstored: ThemeMode = 'system';

export function themeMode(): ThemeMode {
  try {
    const stored = localStorage.getItem(KEY);
    return isMode(stored) ? stored : 'system';
  } catch {
    return unstored;
  }
}

/** The system's preference, which also reports its changes. */
export const systemNight = () => window.matchMedia('(prefers-color-scheme: dark)');

export const themeOf = (mode: ThemeMode): Theme => (mode === 'system' ? (systemNight().matches ? 'dark' : 'light') : mode);

/** Applies the mode to the page: `theme.css` contains both themes. */
export function drawTheme() {
  document.documentElement.dataset.theme = themeOf(themeMode());
}

export function storeThemeMode(mode: ThemeMode) {
  unstored = mode;
  try {
    localStorage.setItem(KEY, mode);
  } catch (refused) {
    console.warn('The theme can not be kept in this browser.', refused);
  }
}
