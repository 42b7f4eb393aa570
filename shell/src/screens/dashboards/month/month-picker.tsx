import { monthName } from '@careloom/shared/format';
import { t } from '../dashboard-texts';
import { CalendarDays, ChevronLeft, ChevronRight } from 'lucide-react';
import { addMonths, choicesAround, readMonth, writeMonth, type Month } from './month';
import styles from '../dashboards.module.css';

interface MonthPickerProps {
  value: Month;
  present: Month;
  onChange: (month: Month) => void;
}

/** Selects a month: the previous one, the next one, or any from the list. */
export function MonthPicker({ value, present, onChange }: MonthPickerProps) {
  return (
    <div className={`cl-seg ${styles.month}`} data-prints role="group" aria-label={t('dashboard.month')}>
      <button type="button" aria-label={t('dashboard.previous_month')} onClick={() => onChange(addMonths(value, -1))}>
        <ChevronLeft className="cl-i" aria-hidden />
      </button>
      <label className="cl-on">
        <CalendarDays className="cl-i-s" aria-hidden />
        <span className="cl-hidden">{t('dashboard.month')}</span>
        <select value={writeMonth(value)} onChange={(event) => onChange(readMonth(event.target.value) ?? value)}>
          {choicesAround(present, value).map((month) => (
            <option key={writeMonth(month)} value={writeMonth(month)}>
              {monthName(month.month, month.year)}
            </option>
          ))}
        </select>
      </label>
      <button type="button" aria-label={t('dashboard.next_month')} onClick={() => onChange(addMonths(value, 1))}>
        <ChevronRight className="cl-i" aria-hidden />
      </button>
    </div>
  );
}
