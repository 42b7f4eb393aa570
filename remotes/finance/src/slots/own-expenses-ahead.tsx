import { expenses } from '@careloom/contract/resources/expenses';
import { queryClient, queryOf } from '@careloom/shared/query';
import { useEffect } from 'react';
import { FormInReserve } from '../expense/waiting-place';

/** Reads the user's expenses as their list opens, and what adding one needs, so that both can be opened without a connection. */
export function Fill() {
  useEffect(() => void queryClient.prefetchQuery(queryOf(expenses.list, { page: 1 })), []);
  return <FormInReserve />;
}
