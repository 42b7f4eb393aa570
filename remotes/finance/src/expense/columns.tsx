import type { Expense } from '@careloom/contract/resources/expenses';
import { formatDate, formatMoney, fullName } from '@careloom/shared/format';
import { t } from '../texts';
import type { Column } from '@careloom/shared/list';
import { State, Who } from '@careloom/shared/ui';
import type { RecordScope } from '../records';
import { EXPENSE_STATES } from './states';

const jobColumn = (): Column<Expense> => ({
  key: 'job',
  head: t('field.expense.job'),
  place: 'line',
  drop: 3,
  truncate: 'one-line',
  cell: ({ job }) => job.name,
  second: ({ house }) => house.name,
});

export const expenseColumns = ({ own, ofJob }: RecordScope): Column<Expense>[] => [
  {
    key: 'title',
    head: t('field.expense.title'),
    place: 'title',
    sort: 'title',
    cell: ({ title, worker, added_by }) => (
      <Who name={title} person={fullName(worker ?? added_by)} {...(!own && { line: fullName(worker ?? added_by) })} />
    ),
  },
  ...(ofJob ? [] : [jobColumn()]),
  { key: 'date', head: t('field.expense.date'), sort: 'date', number: true, cell: ({ date }) => formatDate(date) },
  { key: 'added_by', head: t('field.expense.added_by'), drop: 1, cell: ({ added_by }) => fullName(added_by) },
  {
    key: 'amount',
    head: t('field.expense.amount'),
    sort: 'amount',
    number: true,
    place: 'aside',
    cell: ({ amount }) => formatMoney(amount),
  },
  {
    key: 'status',
    head: t('field.expense.status'),
    sort: 'status',
    place: 'tag',
    cell: ({ status }) => <State of={EXPENSE_STATES} value={status} />,
  },
];
