import type { DataOf } from '@careloom/contract/call';
import type { adminFigures } from '@careloom/contract/resources/dashboard-figures';
import { formatCount, formatMoney } from '@careloom/shared/format';
import { t } from '../dashboard-texts';
import type { Stat } from '@careloom/shared/ui';
import { linkTo } from '../links';
import { daysOf, type Month } from '../month/month';

type Figures = DataOf<typeof adminFigures>;
type More = NonNullable<Figures['more']>;

/** Reserves the second line of a card until it is known, to avoid a layout shift. */
const KEEPS_LINE = '\u00a0';

/** Shows a skeleton until the figures are loaded. */
const waiting = (figures: Figures | undefined, show: (figures: Figures) => string) => (figures ? show(figures) : undefined);

/** The six cards of the admin dashboard (section 2). Each links to the list that it counts. */
export function adminCards(figures: Figures | undefined, month: Month): Stat[] {
  const days = { ...daysOf(month) };
  const note = (name: keyof More) => (figures ? figures.more && t(`dashboard.more.${name}`, { count: figures.more[name] }) : KEEPS_LINE);
  return [
    {
      label: t('dashboard.card.total_active_jobs'),
      value: waiting(figures, ({ total_active_jobs }) => formatCount(total_active_jobs)),
      note: note('jobs_ending'),
      yarn: 'gum',
      ...linkTo('jobs', { status: 'assigned' }),
    },
    {
      label: t('dashboard.card.total_open_jobs'),
      value: waiting(figures, ({ total_open_jobs }) => formatCount(total_open_jobs)),
      note: note('applicants'),
      yarn: 'lake',
      ...linkTo('jobs', { status: 'open' }),
    },
    {
      label: t('dashboard.card.shifts_this_month'),
      value: waiting(figures, ({ shifts_this_month }) => formatCount(shifts_this_month)),
      note: note('sleep_overs'),
      yarn: 'dusk',
      ...linkTo('shiftLogs', days, { shiftType: 'log' }),
    },
    {
      label: t('dashboard.card.expenses_this_month'),
      value: waiting(figures, ({ expenses_this_month }) => formatMoney(expenses_this_month)),
      note: note('expenses_pending'),
      yarn: 'wattle',
      ...linkTo('expenses', days),
    },
    {
      label: t('dashboard.card.invoices_this_month'),
      value: waiting(figures, ({ invoices_this_month }) => formatMoney(invoices_this_month)),
      note: note('invoices_awaiting'),
      yarn: 'fern',
      ...linkTo('invoices', days),
    },
    {
      label: t('dashboard.card.active_support_workers'),
      value: waiting(figures, ({ active_support_workers }) => formatCount(active_support_workers)),
      note: note('workers_available'),
      yarn: 'galah',
      ...linkTo('support-workers'),
    },
  ];
}
