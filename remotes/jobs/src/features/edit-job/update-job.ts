import { jobs } from '@careloom/contract/resources/jobs';
import { useCallMutation } from '@careloom/shared/query';
import { useState } from 'react';

/** Saves an edit. The refusal is shown in the form; one of an older version is told apart, for there is a way on. */
export function useUpdateJob() {
  const [stale, setStale] = useState(false);
  const { run } = useCallMutation(jobs.update, {
    onFailure: ({ error }) => setStale(error === 'stale'),
    changes: ({ id }) => [id],
  });
  return { update: run, stale, settle: () => setStale(false) };
}
