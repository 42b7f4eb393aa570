import { useSyncExternalStore } from 'react';
import { density, type Density, drawTheme, storeDensity, storeThemeMode, systemNight, themeMode, type ThemeMode } from './stored-mode';

const listeners = new Set<() => void>();

function draw() {
  drawTheme();
  for (const listener of listeners) listener();
}

/** Stores the mode for this browser and applies it at once. */
export function setThemeMode(mode: ThemeMode) {
  storeThemeMode(mode);
  draw();
}

/** Stores the density for this browser and applies it at once. */
export function setDensity(chosen: Density) {
  storeDensity(chosen);
  draw();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  if (listeners.size === 1) {
    systemNight().addEventListener('change', draw);
    window.addEventListener('storage', draw);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    systemNight().removeEventListener('change', draw);
    window.removeEventListener('storage', draw);
  };
}

/**
 * The chosen mode, and a function that sets it. While the hook is mounted, the page follows the system's preference and the choice in other
 * tabs: use it in the shell.
 */
export function useThemeMode() {
  const mode = useSyncExternalStore(subscribe, themeMode);
  return { mode, setMode: setThemeMode };
}

/** The chosen density, and a function that sets it. While the hook is mounted, the page follows the choice in other tabs. */
export function useDensity() {
  return { density: useSyncExternalStore(subscribe, density), setDensity };
}
