import { formatMoney } from '@careloom/shared/format';
import { LoadFailed, SkeletonList } from '@careloom/shared/ui';
import { t } from './texts';
import { countInWords } from './calendar-data';
import type { CalendarState } from './calendar-state';
import styles from './panel.module.css';
import { shortDay } from './period';
import { useCalendarDay } from './requests';
import { ShiftList } from './shift-list';
import type { ShiftFacts } from './shift-words';

interface DayPanelProps {
  state: CalendarState;
  day: string;
  facts: ShiftFacts;
  /** Opens the day view; omitted if that view is already shown. */
  onOpenDay?: (() => void) | undefined;
  /** Adds a shift on the day; null without permission. */
  onAdd: (() => void) | null;
}

/** All shifts of a day, with their sum. */
export function DayPanel({ state, day, facts, onOpenDay, onAdd }: DayPanelProps) {
  const { data, error, isFetching, refetch } = useCalendarDay(state, day);
  if (error) return <LoadFailed message={error.message} busy={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonList rows={4} row={styles.waiting ?? ''} />;
  const found = data.days[0];
  const left = (found?.count ?? 0) - (found?.shifts.length ?? 0);
  return (
    <>
      <div className={styles.head}>
        <h2 className={styles.title}>{shortDay(day)}</h2>
        <span className={styles.count}>{countInWords(found?.count ?? 0)}</span>
      </div>
      <ShiftList shifts={found?.shifts ?? []} facts={facts} />
      {left > 0 && <p className={styles.left}>{t('calendar.not_shown', { count: left })}</p>}
      <div className={styles.foot}>
        {onOpenDay && (
          <button type="button" className={styles.act} onClick={onOpenDay}>
            {t('calendar.open_day')}
          </button>
        )}
        {onAdd && (
          <button type="button" className={styles.act} onClick={onAdd}>
            {t('shift_form.add')}
          </button>
        )}
        {found && <b className={styles.sum}>{formatMoney(found.total_cost)}</b>}
      </div>
    </>
  );
}
