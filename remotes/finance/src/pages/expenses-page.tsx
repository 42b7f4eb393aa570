import { type Expense, expenses } from '@careloom/contract/resources/expenses';
import { defineList, ListPage, useList } from '@careloom/shared/list';
import { hrefOf } from '@careloom/shared/navigation';
import { columnsBeside, expenseColumns } from '../expense/columns';
import { useExpenseFilters } from '../expense/filters';
import { ReviewPanel } from '../expense/review/review-panel';
import { useBeside } from '../expense/review/use-beside';
import { useReview } from '../expense/review/use-review';
import { lockOf } from '../expense/rules';
import { useExpenseDialogs } from '../expense/use-dialogs';
import { useViewer } from '../expense/use-viewer';
import { WaitingPlace } from '../expense/waiting-place';
import { useRecordScope } from '../records';
import { t } from '../texts';

/** Expenses that the user may see: all, those of the houses led, or their own. In a wide window one of them is shown with its receipt. */
export function ExpensesPage() {
  const scope = useRecordScope();
  const viewer = useViewer();
  const isBeside = useBeside();
  const { add, edit, remove, dialogs } = useExpenseDialogs();
  const lockedOf = (expense: Expense) => {
    const bar = lockOf(expense, viewer);
    return bar && t(`expense.bar.${bar}`);
  };
  const list = defineList({
    call: expenses.list,
    caption: t('menu.expenses'),
    noun: { one: t('records.noun_expense'), many: t('records.noun_expenses') },
    columns: isBeside ? columnsBeside(scope.own, lockedOf) : expenseColumns(scope),
    keyOf: ({ id }) => id,
    nameOf: ({ title }) => title,
    filters: useExpenseFilters(scope.own),
    sort: { by: 'date', dir: 'desc' },
  });
  const { current, choose, panel } = useReview(useList(list), isBeside);
  const definition = isBeside
    ? { ...list, current, onOpen: choose }
    : { ...list, hrefOf: ({ id }: Expense) => hrefOf('expenses-detail', { id }) };
  return (
    <>
      <ListPage
        title={t('menu.expenses')}
        definition={definition}
        primary={viewer.mayCreate ? { label: t('form.add_expense'), onPick: () => add() } : null}
        aside={panel && <ReviewPanel {...panel} onEdit={edit} onRemove={remove} />}
      >
        {viewer.mayCreate && <WaitingPlace onEdit={add} />}
      </ListPage>
      {dialogs}
    </>
  );
}
