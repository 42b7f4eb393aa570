/**
 * The resources that reads show. Every read names one, every write names those that it changes, and a push names the changed one, so that
 * all affected reads are refetched.
 */
export const RESOURCES = [
  'api-tokens',
  'audit',
  'auth',
  'board',
  'calendar-feed',
  'chat',
  'dashboard',
  'delivery',
  'expense',
  'fair-share',
  'holiday',
  'house',
  'invoice',
  'jobs',
  'my-team',
  'notification',
  'notification-preference',
  'options',
  'pay-level',
  'providers',
  'push-subscription',
  'realtime',
  'report',
  'report-file',
  'roles',
  'roster-template',
  'saved-view',
  'second-factor',
  'sessions',
  'settings',
  'shift',
  'support-worker',
  'upload',
  'users',
  'xero',
  'xero-config-details',
] as const;

export type Resource = (typeof RESOURCES)[number];

/** Where else a resource is shown, by name, count or sum: changing the key makes reads of its values stale. */
const SHOWN_WITH: Readonly<Partial<Record<Resource, readonly Resource[]>>> = {
  auth: ['my-team', 'support-worker', 'users', 'chat', 'notification', 'api-tokens', 'upload', 'board', 'fair-share'],
  expense: ['invoice', 'jobs', 'house', 'report'],
  holiday: ['shift', 'fair-share', 'invoice'],
  house: ['jobs', 'my-team', 'shift', 'expense', 'invoice', 'report', 'board', 'roster-template', 'fair-share'],
  invoice: ['shift', 'expense', 'jobs', 'report', 'xero'],
  jobs: ['support-worker', 'house', 'providers', 'shift', 'expense', 'invoice', 'report', 'board', 'roster-template'],
  'my-team': ['house', 'users', 'chat', 'board'],
  'pay-level': ['support-worker'],
  providers: ['support-worker'],
  roles: ['auth'],
  shift: ['invoice', 'jobs', 'house', 'support-worker', 'report', 'board', 'fair-share'],
  'support-worker': ['jobs', 'providers', 'shift', 'expense', 'invoice', 'xero', 'users', 'chat', 'report', 'board', 'fair-share'],
  xero: ['invoice'],
  'xero-config-details': ['xero', 'invoice'],
};

/** Dashboards count every resource, and the audit lists every action. */
const SHOW_ALL: readonly Resource[] = ['dashboard', 'audit'];

/**
 * All resources that are stale once some have changed. No read of this release shows a resource that only a newer server knows.
 * @example
 * ```ts
 * import { staleWith } from '@careloom/contract/freshness';
 *
 * staleWith(['invoice']).has('dashboard'); // true
 * ```
 */
export const staleWith = (changed: readonly string[]): ReadonlySet<string> =>
  new Set([...changed, ...changed.flatMap((one) => SHOWN_WITH[one as Resource] ?? []), ...SHOW_ALL]);
