import type { DataOf } from '@careloom/contract/call';
import type { dashboards } from '@careloom/contract/resources/dashboards';
import { formatCount, formatMoney } from '@careloom/shared/format';
import { t } from '../dashboard-texts';
import type { Stat } from '@careloom/shared/ui';
import { linkTo } from '../links';
import { daysOf, type Month } from '../month/month';

type Counts = DataOf<typeof dashboards.teamLeaderCount>;

/** The counts of the team leader's houses. Each links to its list. */
export function teamLeaderCards(counts: Counts | undefined, month: Month): Stat[] {
  const days = { ...daysOf(month) };
  const count = (of: number | undefined) => (of === undefined ? undefined : formatCount(of));
  return [
    {
      label: t('dashboard.card.active_jobs'),
      value: count(counts?.active_jobs),
      yarn: 'gum',
      ...linkTo('team-leader-jobs', { status: 'assigned' }),
    },
    {
      label: t('dashboard.card.open_jobs'),
      value: count(counts?.open_jobs),
      yarn: 'lake',
      ...linkTo('team-leader-jobs', { status: 'open' }),
    },
    {
      label: t('dashboard.card.support_workers'),
      value: count(counts?.support_workers),
      yarn: 'galah',
      ...linkTo('team-leader-support-workers'),
    },
    {
      label: t('dashboard.card.shifts_this_month'),
      value: count(counts?.shifts_this_month),
      yarn: 'dusk',
      ...linkTo('shiftLogs', days, { shiftType: 'log' }),
    },
    {
      label: t('dashboard.card.expenses_this_month'),
      value: counts && formatMoney(counts.expenses_this_month),
      yarn: 'wattle',
      ...linkTo('expenses', days),
    },
  ];
}
