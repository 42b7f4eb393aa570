import { t } from '../../platform/chrome-texts';
import { useThemeMode } from '@careloom/shared/ui';
import { Moon, Sun } from 'lucide-react';

/** Switches between light and dark mode. Until it is used, the system's setting applies. */
export function ThemeSwitch() {
  const { setMode } = useThemeMode();
  const dark = document.documentElement.dataset.theme === 'dark';
  const Icon = dark ? Sun : Moon;
  return (
    <button
      type="button"
      className="cl-iconbtn"
      aria-label={t(dark ? 'chrome.to_light' : 'chrome.to_dark')}
      title={t(dark ? 'chrome.to_light' : 'chrome.to_dark')}
      onClick={() => setMode(dark ? 'light' : 'dark')}
    >
      <Icon className="cl-i" aria-hidden />
    </button>
  );
}
