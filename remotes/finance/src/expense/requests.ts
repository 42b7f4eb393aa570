import { expenses } from '@careloom/contract/resources/expenses';
import { useCallMutation } from '@careloom/shared/query';

const changes = ({ id }: { id: number }) => [id];

/** Approves an expense. */
export const useApproveExpense = () => useCallMutation(expenses.approve, { changes });

/** Approves several expenses, each one independently. */
export const useApproveExpenses = () => useCallMutation(expenses.approveMany, { changes: ({ approved }) => approved });

/** Confirms another user's change to the user's own expense. */
export const useConfirmExpense = () => useCallMutation(expenses.confirm, { changes });

/** Deletes a pending expense, and its receipt. */
export const useRemoveExpense = () => useCallMutation(expenses.remove, { changes: (_, { id }) => [Number(id)] });
