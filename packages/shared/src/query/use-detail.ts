import type { Call, InputFor } from '@careloom/contract/call';
import { useEffect } from 'react';
import { hideLoader, showLoader } from '../chrome/index';
import { useCall } from './use-call';

/**
 * Reads a record for its detail page. Shows the loader until the first answer, and keeps the data of a successful answer. The message of an
 * unauthorized answer is shown as an error toast, as for every call (section 7, "Handling of answers").
 */
export function useDetail<C extends Call>(call: C, input: InputFor<C>) {
  const detail = useCall(call, input);
  const waiting = detail.isPending && !detail.isPaused;
  useEffect(() => {
    if (!waiting) return;
    showLoader(`detail:${call.id}`);
    return () => hideLoader(`detail:${call.id}`);
  }, [call.id, waiting]);
  return detail;
}
