import { t } from './texts';
import { type CalendarData, countInWords, hoursOf, moneyOf, sumsOf } from './calendar-data';
import type { CalendarChange, CalendarState } from './calendar-state';
import styles from './calendar.module.css';
import { daysOf, periodOf } from './period';
import { otherZone } from './zones';

interface FootProps {
  state: CalendarState;
  data: CalendarData;
  onChange: (change: CalendarChange) => void;
}

/** Below a calendar: the start of its days, its time zone, and the sums of all shifts shown. */
export function Foot({ state, data, onChange }: FootProps) {
  const sums = sumsOf(data, daysOf(periodOf(state.view, state.day)));
  const isCareDay = state.begins === '06:00';
  const zones = new Set([...data.houses.values()].map(({ time_zone }) => time_zone));
  const isElsewhere = [...zones].some((zone) => otherZone(zone, state.day) !== null);
  return (
    <div className={styles.foot}>
      <span>
        {isCareDay ? t('calendar.care_day') : t('calendar.calendar_day')}{' '}
        <button type="button" className={styles.act} onClick={() => onChange({ begins: isCareDay ? '00:00' : '06:00' })}>
          {t('calendar.start_at', { time: isCareDay ? '00:00' : '06:00' })}
        </button>
        {isElsewhere && <span className={styles.zones}>{t('calendar.own_times')}</span>}
      </span>
      {sums.count > 0 && (
        <span>
          {[countInWords(sums.count), hoursOf(sums.hours), sums.sleepOvers > 0 && t('calendar.sleep_overs', { count: sums.sleepOvers })]
            .filter(Boolean)
            .join(' · ')}{' '}
          · <b className={styles.money}>{moneyOf(sums)}</b>
        </span>
      )}
    </div>
  );
}
