import { type Expense, expenses } from '@careloom/contract/resources/expenses';
import { select } from '@careloom/shared/chrome';
import { defineList, ListPage, useList } from '@careloom/shared/list';
import { hrefOf, navigate } from '@careloom/shared/navigation';
import { useCan } from '@careloom/shared/session';
import { Button, ButtonLink } from '@careloom/shared/ui';
import { BadgeCheck, Plus, ReceiptText } from 'lucide-react';
import { columnsBeside, expenseColumns } from '../expense/columns';
import { useExpenseFilters } from '../expense/filters';
import { PendingSum } from '../expense/pending-sum';
import { ReviewPanel } from '../expense/review/review-panel';
import { useBeside } from '../expense/review/use-beside';
import { useReview } from '../expense/review/use-review';
import { lockOf } from '../expense/rules';
import { useExpenseDialogs } from '../expense/use-dialogs';
import { useViewer } from '../expense/use-viewer';
import { FormInReserve, WaitingPlace } from '../expense/waiting-place';
import { useRecordScope } from '../records';
import { expenseNoun } from '../expense/noun';
import { t } from '../expense/texts';

/** Expenses that the user may see: all, those of the houses led, or their own. In a wide window one of them is shown with its receipt. */
export function ExpensesPage() {
  const scope = useRecordScope();
  const viewer = useViewer();
  const mayGenerate = useCan('invoice-generate');
  const mayReport = useCan('reports-read');
  const isBeside = useBeside();
  const { add, approve, edit, remove, dialogs } = useExpenseDialogs();
  const lockedOf = (expense: Expense) => {
    const bar = lockOf(expense, viewer);
    return bar && t(`expense.bar.${bar}`);
  };
  const list = defineList({
    call: expenses.list,
    caption: t('menu.expenses'),
    noun: expenseNoun(),
    columns: isBeside ? columnsBeside(scope.own, lockedOf) : expenseColumns(scope),
    keyOf: ({ id }) => id,
    nameOf: ({ title }) => title,
    filters: useExpenseFilters(scope.own),
    sort: { by: 'date', dir: 'desc' },
    ...(mayReport && { beside: <PendingSum /> }),
  });
  const { current, choose, has, panel } = useReview(useList(list), isBeside);
  const pageOf = ({ id }: Expense) => hrefOf('expenses-detail', { id });
  const onLook = (expense: Expense) => (has(expense) ? choose(expense) : navigate(pageOf(expense)));
  const definition = {
    ...list,
    ...(isBeside ? { current, onOpen: choose } : { hrefOf: pageOf }),
    ...(viewer.mayApprove && {
      lockedOf,
      onSelection: (rows: readonly Expense[]) =>
        select(
          'expenses',
          rows.map(({ id }) => id),
        ),
      bulk: [
        {
          label: t('button.approve'),
          icon: BadgeCheck,
          onPick: (rows: readonly Expense[], onDone: () => void) => approve({ expenses: rows, onDone, onLook }),
        },
      ],
    }),
  };
  // The Approve button is then solid, and a view has only one solid button.
  const isDeciding = isBeside && viewer.mayApprove;
  const onAdd = viewer.mayCreate ? () => add() : null;
  return (
    <>
      <ListPage
        title={t('menu.expenses')}
        definition={definition}
        primary={onAdd && !isDeciding ? { label: t('form.add_expense'), onPick: onAdd } : null}
        actions={
          (mayGenerate || (onAdd && isDeciding)) && (
            <>
              {mayGenerate && (
                <ButtonLink href={hrefOf('finance:generate')}>
                  <ReceiptText aria-hidden />
                  {t('button.generate_invoice')}
                </ButtonLink>
              )}
              {onAdd && isDeciding && (
                <Button onClick={onAdd}>
                  <Plus aria-hidden />
                  {t('form.add_expense')}
                </Button>
              )}
            </>
          )
        }
        aside={panel && <ReviewPanel {...panel} onEdit={edit} onRemove={remove} />}
      >
        {viewer.mayCreate && <WaitingPlace onEdit={add} />}
        {/* On a phone, with an unreliable connection. */}
        {viewer.mayCreate && !isBeside && <FormInReserve />}
      </ListPage>
      {dialogs}
    </>
  );
}
