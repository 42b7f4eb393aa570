import { Card, DENSITIES, type Density, THEME_MODES, type ThemeMode, useDensity, useThemeMode } from '@careloom/shared/ui';
import { t, type TextKey } from './texts';
import styles from './appearance-card.module.css';

const MODES: Readonly<Record<ThemeMode, TextKey>> = {
  light: 'appearance.light',
  dark: 'appearance.dark',
  system: 'appearance.system',
};
const ROWS: Readonly<Record<Density, TextKey>> = { comfortable: 'appearance.comfortable', compact: 'appearance.compact' };

/** Selects light, dark or system mode, and the density of lists. The choice applies at once, to this browser only. */
export function AppearanceCard() {
  const { mode, setMode } = useThemeMode();
  const { density, setDensity } = useDensity();
  return (
    <Card>
      <Choice title={t('appearance.title')} name="appearance" choices={THEME_MODES} labels={MODES} chosen={mode} onChoose={setMode} />
      <Choice title={t('appearance.density')} name="density" choices={DENSITIES} labels={ROWS} chosen={density} onChoose={setDensity} />
    </Card>
  );
}

interface ChoiceProps<Value extends string> {
  title: string;
  name: string;
  choices: readonly Value[];
  labels: Readonly<Record<Value, TextKey>>;
  chosen: Value;
  onChoose: (value: Value) => void;
}

function Choice<Value extends string>({ title, name, choices, labels, chosen, onChoose }: ChoiceProps<Value>) {
  return (
    <fieldset className={styles.row}>
      <legend className={styles.title}>{title}</legend>
      <div className={styles.modes}>
        {choices.map((one) => (
          <label key={one} className={styles.mode} data-chosen={one === chosen || undefined}>
            <input className={styles.radio} type="radio" name={name} checked={one === chosen} onChange={() => onChoose(one)} />
            {t(labels[one])}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
