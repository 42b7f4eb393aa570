import { MoneyField, useFormContext, useWatch } from '@careloom/shared/form';
import { Moon } from 'lucide-react';
import { t } from './texts';
import { DAY_RATES, type DayRate, type PayLevelDraft } from './draft';
import styles from './editor.module.css';

/** Text in the row of a rate, if it is not the rate itself. */
const ROW_TEXTS = { active_night: 'pay_level.any_hour_awake', sleep_over: 'pay_level.sleep_over_hours' } as const;
const isOfNight = (rate: DayRate): rate is keyof typeof ROW_TEXTS => rate in ROW_TEXTS;

const BARS: Readonly<Record<DayRate, string | undefined>> = {
  saturday_rate: styles.saturday,
  sunday_rate: styles.sunday,
  holiday_rate: styles.holiday,
  active_night: styles.activeNight,
  sleep_over: styles.sleepOver,
};

/** A row over the care day for each other kind of day, with a field for its rate at the end. */
export function DayRates() {
  const { control } = useFormContext<PayLevelDraft>();
  const rates = useWatch({ control, name: DAY_RATES });
  return DAY_RATES.map((name, index) => (
    <div key={name} className={styles.line}>
      <div className={`${styles.day} ${styles.bar} ${BARS[name]}`} aria-hidden>
        {isOfNight(name) ? (
          <span className={styles.barText}>
            <Moon className={styles.moon} />
            {t(ROW_TEXTS[name])}
          </span>
        ) : (
          <span className={styles.barText}>{rates[index]}</span>
        )}
      </div>
      <div className={styles.rate}>
        <MoneyField name={name} labelled="beside" />
      </div>
    </div>
  ));
}
