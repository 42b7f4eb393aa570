import type { MessageKey } from '@careloom/contract/messages/index';
import { inArray } from 'drizzle-orm';
import type { CurrentUser } from '../../platform/http/current-user';
import { houses } from '../../platform/db/schema/places';
import type { shifts } from '../../platform/db/schema/shifts';
import type { Tx } from '../../platform/db/transaction';
import { text, type TextValues } from '../../platform/http/text';
import { groupBy } from '../../platform/list/group';
import { notify } from '../notifications/notify';
import { period } from '../../platform/serialize/values';

type Ended = Pick<typeof shifts.$inferSelect, 'id' | 'name' | 'date' | 'worker_id' | 'house_id' | 'status'>;

/** Why shifts lose what they depend on: a text of the catalogue. */
export interface Reason {
  key: MessageKey;
  values?: TextValues;
}

interface Outcome {
  type: 'shift_released' | 'shift_cancelled';
  reason: Reason;
}

/**
 * Notifies the workers of shifts and the team leaders of their houses that the shifts lost their worker or are cancelled: once per house
 * and worker.
 */
export async function notifyOfDependents(
  tx: Tx,
  user: CurrentUser | null,
  ended: readonly Ended[],
  { type, reason }: Outcome,
): Promise<void> {
  const places = await tx
    .select({ id: houses.id, name: houses.name, leader: houses.team_leader_id })
    .from(houses)
    .where(inArray(houses.id, [...new Set(ended.map(({ house_id }) => house_id))]));
  for (const house of places) {
    const here = groupBy(
      ended.filter(({ house_id }) => house_id === house.id),
      ({ worker_id }) => worker_id,
    );
    for (const [worker, group] of here) {
      // Workers never see drafts.
      const notified = group.some(({ status }) => status !== 'draft') ? worker : null;
      const to = [notified, house.leader].filter((id) => id !== null && id !== user?.id) as number[];
      const values = { shifts: wordsOf(group), house: house.name, reason: text(reason.key, reason.values) };
      await notify(tx, { to, type, routeId: house.id, senderId: user?.id ?? null, values });
    }
  }
}

/** One shift by its name and day, several by their number and days. */
export function wordsOf(group: readonly Pick<Ended, 'name' | 'date'>[]): string {
  const [first] = group;
  const days = group.map(({ date }) => date).sort();
  const when = period(days[0] ?? '', days.at(-1) ?? '');
  return group.length === 1 && first ? `${first.name}, ${when}` : `${group.length} shifts, ${when}`;
}
