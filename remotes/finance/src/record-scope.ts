import { useCan } from '@careloom/shared/session';

/** What every row of a list has in common, and so need not say. */
export interface RecordScope {
  /** They are all of the person who looks at them. */
  own: boolean;
  /** They are all of one job. */
  ofJob: boolean;
}

/** A worker is shown nobody else's records. */
export const useRecordScope = (ofJob = false): RecordScope => ({ own: useCan('worker-dashboard'), ofJob });
