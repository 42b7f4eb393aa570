import { Card, THEME_MODES, type ThemeMode, useThemeMode } from '@careloom/shared/ui';
import { t } from '../texts';
import styles from './appearance-card.module.css';

const LABELS = { light: 'appearance.light', dark: 'appearance.dark', system: 'appearance.system' } as const satisfies Record<
  ThemeMode,
  string
>;

/** Light, dark, or as the system has it; at once, and for this browser. */
export function AppearanceCard() {
  const { mode, setMode } = useThemeMode();
  return (
    <Card>
      <fieldset className={styles.row}>
        <legend className={styles.title}>{t('appearance.title')}</legend>
        <div className={styles.modes}>
          {THEME_MODES.map((one) => (
            <label key={one} className={styles.mode} data-chosen={one === mode || undefined}>
              <input className={styles.radio} type="radio" name="appearance" checked={one === mode} onChange={() => setMode(one)} />
              {t(LABELS[one])}
            </label>
          ))}
        </div>
      </fieldset>
    </Card>
  );
}
