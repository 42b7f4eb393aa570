import type { Queues } from '../platform/queue/jobs';

/** The product's queues with their schedules. All times are UTC. */
export const QUEUES: Queues = {
  mail: null,
  push: null,
  'notice-mail': null,
  'web-push': null,
  'end-connections': null,
  'xero-bill': null,
  'xero-event': null,
  // Twice an hour: in time zones with a half-hour offset, a day begins at half past.
  'end-agreements': '1,31 * * * *',
  'advance-shifts': '* * * * *',
  'end-offers': '* * * * *',
  // Jobs of both queues run as soon as they are enqueued. The schedule resumes those that a stopped server interrupted.
  'pay-invoices': '* * * * *',
  'make-reports': '* * * * *',
  'mail-views': '2,32 * * * *', // after midnight of every time zone
  backup: '20 16 * * *', // while Australia sleeps
  'forget-keys': '50 * * * *',
  'forget-observations': '40 15 * * *',
};
