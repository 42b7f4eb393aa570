import { expenses } from '@careloom/contract/resources/expenses';
import { useDetail } from '@careloom/shared/query';
import type { SlotProps } from '@careloom/shared/slots';
import { ExpenseDetail } from '../expense/expense-detail';

export function Fill({ id, jobId, own = false }: SlotProps<'expense-detail'>) {
  const call = own ? expenses.oneOfOwnJob : expenses.oneOfJob;
  return jobId === undefined ? <Alone id={id} /> : <OfJob call={call} id={jobId} n={id} />;
}

function Alone({ id }: { id: number }) {
  return <ExpenseDetail query={useDetail(expenses.get, { id })} />;
}

interface OfJobProps {
  call: typeof expenses.oneOfJob | typeof expenses.oneOfOwnJob;
  id: number;
  n: number;
}

function OfJob({ call, id, n }: OfJobProps) {
  return <ExpenseDetail query={useDetail(call, { id, n })} />;
}
