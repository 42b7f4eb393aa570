import { expenses } from '@careloom/contract/resources/expenses';
import { expenseNoun } from '../expense/noun';
import { t } from '../texts';
import { DataList, defineList } from '@careloom/shared/list';
import type { SlotProps } from '@careloom/shared/slots';
import { expenseColumns } from '../expense/columns';
import { expenseFilters } from '../expense/filters';
import { expenseHref, useRecordScope } from '../records';

/** Expenses of a job, a worker or a house. Those of a job are requested through the job, so that the job's access rules apply. */
export function Fill({ jobId, workerId, houseId, own = false }: SlotProps<'expense-list'>) {
  const scope = useRecordScope(jobId !== undefined);
  const shared = {
    caption: t('menu.expenses'),
    noun: expenseNoun(),
    columns: expenseColumns(scope),
    keyOf: ({ id }: { id: number }) => id,
    nameOf: ({ title }: { title: string }) => title,
    hrefOf: ({ id }: { id: number }) => expenseHref({ id, jobId, own }),
    filters: expenseFilters(),
  };
  const call = own ? expenses.ofOwnJob : expenses.ofJob;
  if (jobId !== undefined) return <DataList definition={defineList({ ...shared, call, input: { id: jobId } })} dense />;
  const input = { ...(workerId !== undefined && { worker_id: workerId }), ...(houseId !== undefined && { house_id: houseId }) };
  return <DataList definition={defineList({ ...shared, call: expenses.list, input })} dense />;
}
