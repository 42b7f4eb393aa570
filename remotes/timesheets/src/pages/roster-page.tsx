import { addDays } from '@careloom/shared/format';
import { LoadFailed, Note, Page, VisuallyHidden } from '@careloom/shared/ui';
import { useMemo } from 'react';
import { spanName } from '../calendar/period';
import { useSettled } from '../calendar/use-settled';
import { PlanMenu } from '../copies/plan-menu';
import { Dock } from '../publish/dock';
import { draftsOf } from '../publish/drafts-of';
import { useRoster } from '../roster/requests';
import { namesOf } from '../roster/ribbon-words';
import { RosterGrid } from '../roster/roster-grid';
import styles from '../roster/roster-page.module.css';
import { shownDays, useRosterState } from '../roster/roster-state';
import { rowsOf } from '../roster/rows';
import { Toolbar } from '../roster/toolbar';
import { t } from '../texts';

/** The roster of a week or a fortnight, by worker or by house. */
export function RosterPage() {
  const [state, change] = useRosterState();
  const { data, error, isFetching, isPlaceholderData, refetch } = useRoster(state);
  // The old days stay, faded, until the new ones are there.
  const shown = useSettled(state, !isPlaceholderData);
  const days = useMemo(() => shownDays(shown), [shown]);
  const rows = useMemo(() => (data ? rowsOf(data, data.shifts, shown) : []), [data, shown]);
  const drafts = useMemo(() => (data ? draftsOf(data, days) : []), [data, days]);
  const names = useMemo(() => namesOf(data ?? { workers: [], houses: [] }), [data]);
  const period = spanName(shown.first, addDays(shown.first, shown.days - 1));
  const left = data?.left_off;
  return (
    <Page>
      <div className={styles.whole}>
        <Toolbar title={t('roster.open')} state={state} houses={data?.houses ?? []} onChange={change}>
          <PlanMenu first={state.first} days={state.days} house={data?.houses.find(({ id }) => id === state.house) ?? null} />
        </Toolbar>
        <VisuallyHidden>
          <span role="status">
            {t('roster.shown', { period, rows: t(shown.rows === 'worker' ? 'roster.by_worker' : 'roster.by_house') })}
          </span>
        </VisuallyHidden>
        {left && left.shifts + left.workers > 0 && (
          <Note kind="info">{t('roster.left_off', { shifts: left.shifts, workers: left.workers })}</Note>
        )}
        {error && !data ? (
          <LoadFailed message={error.message} busy={isFetching} onRetry={() => void refetch()} />
        ) : (
          <div className={styles.view} data-waiting={isPlaceholderData || undefined} aria-busy={!data || isPlaceholderData}>
            <RosterGrid label={t('roster.grid', { period })} rows={rows} days={days} today={state.today} names={names} />
          </div>
        )}
        <Dock drafts={drafts} />
      </div>
    </Page>
  );
}
