import type { Push } from '../realtime/push';

/** Every kind of job, by queue name, and what it carries. */
export interface Jobs {
  mail: { mailId: number };
  push: Push;
  'xero-bill': { invoiceId: number };
  'xero-event': { accountingId: string };
}

export const QUEUES = ['mail', 'push', 'xero-bill', 'xero-event'] as const satisfies readonly (keyof Jobs)[];

export type JobHandlers = { [Name in keyof Jobs]: (data: Jobs[Name]) => Promise<void> };
