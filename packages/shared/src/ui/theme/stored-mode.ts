const KEY = 'careloom.theme';

export const THEME_MODES = ['light', 'dark', 'system'] as const;
/** What a person asked for. */
export type ThemeMode = (typeof THEME_MODES)[number];
/** What is drawn. */
export type Theme = 'light' | 'dark';

const isMode = (value: string | null): value is ThemeMode => THEME_MODES.some((mode) => mode === value);

/** Storage may be refused (private windows, policies); the mode then lives as long as the page. */
let unstored: ThemeMode = 'system';

export function themeMode(): ThemeMode {
  try {
    const stored = localStorage.getItem(KEY);
    return isMode(stored) ? stored : 'system';
  } catch {
    return unstored;
  }
}

/** The system's own wish, and where its changes are heard. */
export const systemNight = () => window.matchMedia('(prefers-color-scheme: dark)');

export const themeOf = (mode: ThemeMode): Theme => (mode === 'system' ? (systemNight().matches ? 'dark' : 'light') : mode);

/** Puts the mode onto the page: `theme.css` holds both. */
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
