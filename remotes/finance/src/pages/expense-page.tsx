import { expenses } from '@careloom/contract/resources/expenses';
import { useIdParams } from '@careloom/shared/navigation';
import { useDetail } from '@careloom/shared/query';
import { ExpenseDetail } from '../expense/expense-detail';

export function ExpensePage() {
  return <ExpenseDetail query={useDetail(expenses.get, useIdParams('id'))} />;
}
