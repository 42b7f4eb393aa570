/** First segments that say whose view it is, not what is viewed. */
const VIEWERS = new Set(['admin', 'team-leader', 'auth', 'options']);

/** What the server and the paths call one thing by more than one name. */
const ALIASES: Readonly<Record<string, string>> = {
  houses: 'house',
  workers: 'support-worker',
  shifts: 'shift',
  invoices: 'invoice',
  expenses: 'expense',
  applicants: 'jobs',
  job: 'jobs',
  'job-applicants': 'jobs',
  'dashboard-count': 'dashboard',
  notifications: 'notification',
  'team-leaders': 'my-team',
  'senior-managers': 'my-team',
  'pay-levels': 'pay-level',
  'get-participants': 'chat',
  'get-new-participants': 'chat',
  'search-new-participants': 'chat',
  'get-recipient-detail': 'chat',
  'get-messages': 'chat',
  'send-message': 'chat',
};

/** What of a resource's data is shown with others': a change of the one makes the others stale. */
const SHOWN_WITH: Readonly<Record<string, readonly string[]>> = {
  jobs: ['support-worker', 'house', 'shift'],
  shift: ['invoice', 'jobs', 'house'],
  expense: ['invoice', 'jobs'],
  invoice: ['shift', 'expense', 'jobs'],
  house: ['jobs', 'my-team'],
  'support-worker': ['jobs'],
};

export const canonical = (name: string): string => ALIASES[name] ?? name;

/**
 * The resource that a call's path speaks of: `/team-leader/jobs/:id` and `/support-worker/jobs` are both `jobs`, so that a job
 * edited in one remote is fresh in another.
 */
export function resourceOf(path: string): string {
  const segments = path.split('/').filter((segment) => segment !== '' && !segment.startsWith(':'));
  const [first = '', second] = segments;
  if (second === 'dashboard' || second === 'dashboard-count') return 'dashboard';
  if (first === 'support-worker' && second === 'jobs') return 'jobs';
  return canonical(VIEWERS.has(first) && second !== undefined ? second : first);
}

/** All that is stale once `name` has changed. Every count of a dashboard is. */
export const staleWith = (name: string): readonly string[] => [canonical(name), ...(SHOWN_WITH[canonical(name)] ?? []), 'dashboard'];
