import type { StuckItem } from '@careloom/contract/resources/money-trail';
import { formatMoney, fullName } from '@careloom/shared/format';
import type { Column } from '@careloom/shared/list';
import { State, Who } from '@careloom/shared/ui';
import { t } from './texts';
import { nextStepOf } from './next-step';
import { lastsOf, reasonOf } from './reason';
import { STAGES } from './states';

const KINDS: Readonly<Record<string, string>> = {
  shift: t('stuck.kind.shift'),
  expense: t('stuck.kind.expense'),
  invoice: t('stuck.kind.invoice'),
};

const whose = ({ worker, name }: StuckItem) => (worker ? fullName(worker) : name);

export const stuckColumns = (): Column<StuckItem>[] => [
  {
    key: 'what',
    head: t('stuck.what'),
    place: 'title',
    sort: 'worker',
    cell: (row) => (
      <Who name={row.name} person={whose(row)} line={[KINDS[row.kind], row.worker && fullName(row.worker)].filter(Boolean).join(' · ')} />
    ),
  },
  { key: 'house', head: t('stuck.house'), sort: 'house', drop: 1, cell: ({ house }) => house?.name ?? '–' },
  {
    key: 'stage',
    head: t('stuck.stage'),
    sort: 'stage',
    place: 'tag',
    cell: ({ stage }) => <State of={STAGES} value={stage} />,
  },
  { key: 'why', head: t('stuck.why'), place: 'line', truncate: 'two-lines', cell: (row) => reasonOf(row) ?? '' },
  { key: 'days', head: t('stuck.days'), sort: 'since', number: true, cell: lastsOf },
  {
    key: 'amount',
    head: t('stuck.amount'),
    sort: 'amount',
    number: true,
    cell: ({ amount }) => formatMoney(amount),
  },
  { key: 'next', head: t('stuck.next'), place: 'aside', cell: nextStepOf },
];
