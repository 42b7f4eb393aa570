import type { Wishes } from '@careloom/contract/resources/fair-shares';
import { shareWishes } from '../src/platform/db/schema/wishes';
import type { User } from './office';
import type { Setting } from './setting';

/** Wishes, assigned to workers in turn. */
const ASKED: readonly Partial<Wishes>[] = [
  { sleep_over: 'more', night: 'more' },
  { weekend: 'fewer' },
  { weekend: 'more', holiday: 'more' },
];
/** One of this many workers has wishes. The demo account, which is the first worker, has none. */
const EVERY = 4;

/** Wishes of workers regarding weekends, holidays and nights. */
export function makeWishes({ plan, calendar }: Setting, workers: readonly User[]): void {
  const asking = workers.filter((_worker, index) => index % EVERY === 1);
  for (const [at, { id }] of asking.entries())
    plan.add(shareWishes, { worker_id: id, ...ASKED[at % ASKED.length], updated_at: calendar.at(-30, 3) });
}
