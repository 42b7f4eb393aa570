import { fetchFormModal } from '@careloom/shared/form';
import { useCan } from '@careloom/shared/session';
import { useEffect } from 'react';
import { loadAddExpense } from '../use-dialogs';
import { useJobs, useWorkers } from './choices';

/**
 * Reads ahead what adding an expense needs, and keeps it while the list is open, so that the form opens without a connection. What can not be
 * loaded now is loaded when it opens.
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
