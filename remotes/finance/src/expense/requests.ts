import { expenses } from '@careloom/contract/resources/expenses';
import { useCallMutation } from '@careloom/shared/query';

const changes = ({ id }: { id: number }) => [id];

/** Approves an expense. */
export const useApproveExpense = () => useCallMutation(expenses.approve, { changes });

/** Approves several expenses, each by itself. */
export const useApproveExpenses = () => useCallMutation(expenses.approveMany, { changes: ({ approved }) => approved });

/** Confirms a change of the own expense by another user. */
export const useConfirmExpense = () => useCallMutation(expenses.confirm, { changes });

/** Deletes a pending expense, and its receipt. */
export const useRemoveExpense = () => useCallMutation(expenses.remove, { changes: (_, { id }) => [Number(id)] });
