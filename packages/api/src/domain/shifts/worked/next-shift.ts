import type { DataOf } from '@careloom/contract/call';
import type { workedShifts as calls } from '@careloom/contract/resources/worked-shifts';
import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import { houses, participants } from '../../../platform/db/schema/places';
import { shifts } from '../../../platform/db/schema/shifts';
import { states } from '../../../platform/db/schema/states';
import type { Executor } from '../../../platform/db/transaction';
import type { Context } from '../../../platform/http/context';
import { getShiftDetail } from '../get-shift-detail';
import { pickNext, TO_SUBMIT } from './pick-next';

const OPEN = ['published', 'confirmed', 'in_progress', 'completed'] as const;
/** The number of past and future shifts to read; the next shift is one of the first that are not over. */
const LOOKED_AT = 50;

/** The user's current or next shift, with its place and the people who live there. */
export async function nextShift({ user, services: { db, clock } }: Context<typeof calls.next>): Promise<DataOf<typeof calls.next>> {
  const now = clock.now();
  const { id, start_at, end_at, started_at, finished_at, house_id } = shifts;
  const open = await db
    .select({ id, start_at, end_at, started_at, finished_at, house_id })
    .from(shifts)
    .where(and(eq(shifts.worker_id, user.id), inArray(shifts.status, OPEN), gt(end_at, new Date(now.getTime() - TO_SUBMIT))))
    .orderBy(asc(start_at), asc(id))
    .limit(LOOKED_AT);
  const next = pickNext(open, now);
  if (!next) return { shift: null };
  const detail = await getShiftDetail(db, user, next.id);
  return { shift: { ...detail, address: await addressOf(db, next.house_id), residents: await residentsOf(db, next.house_id) } };
}

async function addressOf(db: Executor, houseId: number): Promise<string> {
  const { address, suburb, post_code } = houses;
  const [house] = await db
    .select({ address, suburb, post_code, state: states.code })
    .from(houses)
    .innerJoin(states, eq(states.id, houses.state_id))
    .where(eq(houses.id, houseId));
  return house ? `${house.address}, ${house.suburb} ${house.state} ${house.post_code}` : '';
}

/** First names only, because a phone may be read by others, for example on a bus. */
async function residentsOf(db: Executor, houseId: number): Promise<string[]> {
  const rows = await db
    .select({ name: participants.name })
    .from(participants)
    .where(eq(participants.house_id, houseId))
    .orderBy(asc(participants.id));
  return rows.map(({ name }) => name.split(' ')[0] ?? name);
}
