import type { EndedConnections } from '../realtime/end-connections';
import type { Push } from '../realtime/push';

/** Every kind of job, by queue name, and what it carries. */
export interface Jobs {
  mail: { mailId: number };
  push: Push;
  'end-connections': EndedConnections;
  'xero-bill': { invoiceId: number };
  'xero-event': { accountingId: string };
  'end-agreements': Record<string, never>;
  'advance-shifts': Record<string, never>;
  backup: Record<string, never>;
  'forget-keys': Record<string, never>;
  'forget-observations': Record<string, never>;
}

export const QUEUES = [
  'mail',
  'push',
  'end-connections',
  'xero-bill',
  'xero-event',
  'end-agreements',
  'advance-shifts',
  'backup',
  'forget-keys',
  'forget-observations',
] as const satisfies readonly (keyof Jobs)[];

/** A job that fails is tried again after some 5 seconds, then 10, 20, 40 and 80. */
export const RETRY = { retryLimit: 5, retryDelay: 5, retryBackoff: true } as const;

/**
 * What is done unasked: by queue name, when, as cron has it. Twice an hour, for where clocks are half an hour off the day begins at
 * half past in UTC. Shifts follow the clock by the
 * minute. A backup while Australia sleeps.
 */
export const SCHEDULES: Readonly<Partial<Record<keyof Jobs, string>>> = {
  'end-agreements': '1,31 * * * *',
  'advance-shifts': '* * * * *',
  backup: '20 16 * * *',
  'forget-keys': '50 * * * *',
  'forget-observations': '40 15 * * *',
};

export type JobHandlers = { [Name in keyof Jobs]: (data: Jobs[Name]) => Promise<void> };
