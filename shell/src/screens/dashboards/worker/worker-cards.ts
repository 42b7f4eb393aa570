import type { DataOf } from '@careloom/contract/call';
import type { dashboards } from '@careloom/contract/resources/dashboards';
import { formatCount, formatHours, formatMoney } from '@careloom/shared/format';
import { t } from '../dashboard-texts';
import type { Stat } from '@careloom/shared/ui';
import { linkTo } from '../links';
import { daysOf, type Month } from '../month/month';

type Figures = DataOf<typeof dashboards.worker>;

/** The figures of a worker's month. Each links to its list. */
export function workerCards(figures: Figures | undefined, month: Month): Stat[] {
  const days = { ...daysOf(month) };
  const show = (of: (figures: Figures) => string) => (figures ? of(figures) : undefined);
  return [
    { label: t('dashboard.card.current_jobs'), value: show((all) => formatCount(all.current_jobs)), yarn: 'gum', ...linkTo('current-job') },
    { label: t('dashboard.card.applied_jobs'), value: show((all) => formatCount(all.applied_jobs)), yarn: 'lake', ...linkTo('find-jobs') },
    {
      label: t('dashboard.card.shifts_this_month'),
      value: show((all) => formatCount(all.shifts_this_month)),
      yarn: 'dusk',
      ...linkTo('shiftLogs', days, { shiftType: 'log' }),
    },
    { label: t('dashboard.card.hours_this_month'), value: show((all) => formatHours(all.hours_this_month)), yarn: 'wattle' },
    {
      label: t('dashboard.card.invoices_this_month'),
      value: show((all) => formatMoney(all.invoices_this_month)),
      yarn: 'fern',
      ...linkTo('invoices', days),
    },
    {
      label: t('dashboard.card.expenses_this_month'),
      value: show((all) => formatMoney(all.expenses_this_month)),
      yarn: 'galah',
      ...linkTo('expenses', days),
    },
  ];
}
