import { expenses } from '@careloom/contract/resources/expenses';
import { t } from '../texts';
import { defineList, ListPage } from '@careloom/shared/list';
import { hrefOf } from '@careloom/shared/navigation';
import { expenseColumns } from '../expense/columns';
import { expenseFilters } from '../expense/filters';
import { useRecordScope } from '../records';

/** Expenses that the user may see: all, those of the houses led, or their own. The server decides which. */
export function ExpensesPage() {
  const scope = useRecordScope();
  const definition = defineList({
    call: expenses.list,
    caption: t('menu.expenses'),
    noun: { one: t('records.noun_expense'), many: t('records.noun_expenses') },
    columns: expenseColumns(scope),
    keyOf: ({ id }) => id,
    nameOf: ({ title }) => title,
    hrefOf: ({ id }) => hrefOf('expenses-detail', { id }),
    filters: expenseFilters(),
    sort: { by: 'date', dir: 'desc' },
  });
  return <ListPage title={t('menu.expenses')} definition={definition} />;
}
