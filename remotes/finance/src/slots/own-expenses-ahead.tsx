import { expenses } from '@careloom/contract/resources/expenses';
import { queryClient, queryOf } from '@careloom/shared/query';
import { useEffect } from 'react';
import { FormInReserve } from '../expense/waiting-place';

/** Prefetches the user's expenses and the data of the form that adds one, so that both open without a connection. */
export function Fill() {
  useEffect(() => void queryClient.prefetchQuery(queryOf(expenses.list, { page: 1 })), []);
  return <FormInReserve />;
}
