import { hrefOf } from '@careloom/shared/navigation';
import { session, useCan } from '@careloom/shared/session';

/** What every row of a list has in common, and so need not say. */
export interface RecordScope {
  /** They are all of the person who looks at them. */
  own: boolean;
  /** They are all of one job. */
  ofJob: boolean;
}

/** A worker is shown nobody else's records. */
export const useRecordScope = (ofJob = false): RecordScope => ({ own: useCan('worker-dashboard'), ofJob });

interface Place {
  id: number;
  /** The job in whose pages the record is shown. */
  jobId: number | undefined;
  /** Shown to the worker whose it is. */
  own: boolean;
}

const isTeamLeader = () => session().user?.user_type === 'team_leader';

/** Where an invoice opens: in the pages of its job where the list stands there, else on its own. */
export function invoiceHref({ id, jobId, own }: Place): string {
  if (jobId === undefined) return hrefOf('invoice-details-overview', { id });
  if (own) return hrefOf('worker-invoice-details', { id: jobId, invoiceId: id });
  return hrefOf(isTeamLeader() ? 'team-leader-job-invoice-details' : 'job-invoice-details', { id: jobId, invoiceId: id });
}

/** Where an expense opens, alike. */
export function expenseHref({ id, jobId, own }: Place): string {
  if (jobId === undefined) return hrefOf('expenses-detail', { id });
  if (own) return hrefOf('worker-expense-details', { id: jobId, expenseId: id });
  return hrefOf(isTeamLeader() ? 'team-leader-job-expense-detail' : 'job-expense-detail', { id: jobId, expenseId: id });
}
