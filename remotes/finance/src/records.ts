import { hrefOf } from '@careloom/shared/navigation';
import { session, useCan } from '@careloom/shared/session';

/** Properties that all records of a list share, so that the rows need not repeat them. */
export interface RecordScope {
  /** All records belong to the signed-in user. */
  own: boolean;
  /** All records belong to one job. */
  ofJob: boolean;
}

/** Workers only see their own records. */
export const useRecordScope = (ofJob = false): RecordScope => ({ own: useCan('worker-dashboard'), ofJob });

interface Place {
  id: number;
  /** The job whose pages show the record. */
  jobId: number | undefined;
  /** Shown to the worker who owns it. */
  own: boolean;
}

const isTeamLeader = () => session().user?.user_type === 'team_leader';

/** The address of an invoice: within its job's pages if the list is there, otherwise standalone. */
export function invoiceHref({ id, jobId, own }: Place): string {
  if (jobId === undefined) return hrefOf('invoice-details-overview', { id });
  if (own) return hrefOf('worker-invoice-details', { id: jobId, invoiceId: id });
  return hrefOf(isTeamLeader() ? 'team-leader-job-invoice-details' : 'job-invoice-details', { id: jobId, invoiceId: id });
}

/** The address of an expense, by the same rule. */
export function expenseHref({ id, jobId, own }: Place): string {
  if (jobId === undefined) return hrefOf('expenses-detail', { id });
  if (own) return hrefOf('worker-expense-details', { id: jobId, expenseId: id });
  return hrefOf(isTeamLeader() ? 'team-leader-job-expense-detail' : 'job-expense-detail', { id: jobId, expenseId: id });
}
