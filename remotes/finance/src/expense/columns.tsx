import type { Expense } from '@careloom/contract/resources/expenses';
import { formatDate, formatMoney, fullName } from '@careloom/shared/format';
import type { Column } from '@careloom/shared/list';
import { State, Who } from '@careloom/shared/ui';
import type { RecordScope } from '../records';
import { t } from './texts';
import styles from './columns.module.css';
import { EXPENSE_STATES } from './states';

const personOf = ({ worker, added_by }: Expense) => fullName(worker ?? added_by);

const titleColumn = (lineOf: (expense: Expense) => React.ReactNode): Column<Expense> => ({
  key: 'title',
  head: t('field.expense.title'),
  place: 'title',
  sort: 'title',
  cell: (expense) => (
    <Who name={expense.title} person={personOf(expense)} picture={expense.worker?.sm_profile_picture_url} line={lineOf(expense)} />
  ),
});

const jobColumn = (): Column<Expense> => ({
  key: 'job',
  head: t('field.expense.job'),
  place: 'line',
  drop: 3,
  truncate: 'one-line',
  cell: ({ job }) => job.name,
  second: ({ house }) => house.name,
});

const dateColumn = (): Column<Expense> => ({
  key: 'date',
  head: t('field.expense.date'),
  sort: 'date',
  number: true,
  cell: ({ date }) => formatDate(date),
});

const amountAndStatus = (): Column<Expense>[] => [
  {
    key: 'amount',
    head: t('field.expense.amount'),
    sort: 'amount',
    number: true,
    place: 'aside',
    cell: ({ amount }) => <span className={styles.amount}>{formatMoney(amount)}</span>,
  },
  {
    key: 'status',
    head: t('field.expense.status'),
    sort: 'status',
    place: 'tag',
    cell: ({ status }) => <State of={EXPENSE_STATES} value={status} />,
  },
];

export const expenseColumns = ({ own, ofJob }: RecordScope): Column<Expense>[] => [
  titleColumn((expense) => !own && personOf(expense)),
  ...(ofJob ? [] : [jobColumn()]),
  dateColumn(),
  { key: 'added_by', head: t('field.expense.added_by'), drop: 1, labelled: true, cell: ({ added_by }) => fullName(added_by) },
  ...amountAndStatus(),
];

/** Columns of the list when a receipt is shown beside it: the facts that distinguish the rows, and why a row is locked or was rejected. */
export const columnsBeside = (own: boolean, lockedOf: (expense: Expense) => string | null): Column<Expense>[] => {
  const lineOf = (expense: Expense) => {
    const { house, reject_reason } = expense;
    if (reject_reason) return <span className={styles.reason}>{reject_reason}</span>;
    return lockedOf(expense) ?? (own ? house.name : t('expense.who_where', { worker: personOf(expense), house: house.name }));
  };
  return [titleColumn(lineOf), dateColumn(), ...amountAndStatus()];
};
