import { fetchFormModal } from '@careloom/shared/form';
import { useCan } from '@careloom/shared/session';
import { useEffect } from 'react';
import { loadAddExpense } from '../use-dialogs';
import { useJobs, useWorkers } from './choices';

/**
 * Prefetches the data of the form to add an expense while the list is open, so that it opens without a connection. Data that can not be
 * loaded now is loaded when the form opens.
 */
export function FormAhead() {
  const own = useCan('worker-dashboard');
  useJobs(own, []);
  useWorkers(own, []);
  useEffect(() => {
    void Promise.allSettled([loadAddExpense(), fetchFormModal({ picks: true })]);
  }, []);
  return null;
}
