import { addDays } from '@careloom/shared/format';
import { LoadFailed, Note, Page, VisuallyHidden } from '@careloom/shared/ui';
import { lazyPart, navigate } from '@careloom/shared/navigation';
import { Suspense, useMemo, useState } from 'react';
import { spanName } from '../calendar/period';
import { useSettled } from '../calendar/use-settled';
import { PlanButton } from '../copies/plan-button';
import { draftsOf } from '../publish/drafts-of';
import { costOn } from '../publish/sums';
import { postAsJob } from '../replacement/post-as-job';
import { useReplacement } from '../replacement/use-replacement';
import { Board } from '../roster/board';
import { useKeptWorkers } from '../roster/kept-workers';
import { useRoster } from '../roster/requests';
import styles from '../roster/roster-page.module.css';
import { shownDays, useRosterState } from '../roster/roster-state';
import { Toolbar } from '../roster/toolbar';
import { t } from '../roster/texts';
import { useShiftForms } from './shift-forms';

const PlanMenu = lazyPart(() => import('../copies/plan-menu').then((part) => part.PlanMenu));
const RosterFoot = lazyPart(() => import('../roster/roster-foot').then((part) => part.RosterFoot));
const Dock = lazyPart(() => import('../publish/dock').then((part) => part.Dock));

/** The roster of a week or a fortnight, by worker or by house. */
export function RosterPage() {
  const [state, change] = useRosterState();
  const { data: answer, error, isFetching, isPlaceholderData, refetch } = useRoster(state);
  // The previous days stay, faded, until the new ones are loaded.
  const shown = useSettled(state, !isPlaceholderData);
  const data = useKeptWorkers(answer, [shown.first, shown.days, shown.house].join());
  const replacement = useReplacement();
  const forms = useShiftForms();
  const days = useMemo(() => shownDays(shown), [shown]);
  const drafts = useMemo(() => (data ? draftsOf(data, days) : []), [data, days]);
  const sum = useMemo(
    () => ({ name: t(days.length > 7 ? 'roster.fortnight' : 'roster.week'), cost: costOn(days, data?.shifts ?? []) }),
    [data, days],
  );
  // The dock stays mounted once shown: its sheet shows the result for the last drafts.
  const [isDocked, setDocked] = useState(false);
  if (drafts.length > 0 && !isDocked) setDocked(true);
  const period = spanName(shown.first, addDays(shown.first, shown.days - 1));
  const left = data?.left_off;
  return (
    <Page>
      <div className={styles.whole}>
        <Toolbar title={t('roster.open')} state={state} houses={data?.houses ?? []} onChange={change}>
          <Suspense fallback={<PlanButton disabled />}>
            <PlanMenu first={state.first} days={state.days} house={data?.houses.find(({ id }) => id === state.house) ?? null} />
          </Suspense>
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
            {data && (
              <Board
                label={t('roster.grid', { period })}
                data={data}
                state={shown}
                days={days}
                onAdd={forms.add}
                onEdit={forms.edit}
                onReplace={({ id }) => replacement.open(id)}
                onPost={({ house_id, ...shift }) => navigate(postAsJob({ ...shift, house: { id: house_id } }))}
              >
                {(shifts) => (
                  <Suspense>
                    <RosterFoot shifts={shifts} days={days} />
                  </Suspense>
                )}
              </Board>
            )}
          </div>
        )}
        <Suspense>{isDocked && <Dock drafts={drafts} shown={sum} />}</Suspense>
        {replacement.panel}
        {forms.form}
      </div>
    </Page>
  );
}
