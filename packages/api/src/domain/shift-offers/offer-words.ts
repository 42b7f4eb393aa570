import { eq } from 'drizzle-orm';
import { houses } from '../../platform/db/schema/places';
import type { shifts } from '../../platform/db/schema/shifts';
import type { Tx } from '../../platform/db/transaction';
import type { CurrentUser } from '../../platform/http/current-user';
import { clockOf, period } from '../../platform/serialize/values';

/** The values for the texts about the offer of a shift, and the leader of its house. */
export async function aboutShift(tx: Tx, { name, date, start_time, house_id }: typeof shifts.$inferSelect) {
  const [house] = await tx.select({ name: houses.name, leader: houses.team_leader_id }).from(houses).where(eq(houses.id, house_id));
  const values = { shift: `${name}, ${period(date, date)}, ${clockOf(start_time)}`, house: house?.name ?? '' };
  return { values, leader: house?.leader ?? null };
}

export const wholeName = ({ firstName, lastName }: CurrentUser) => `${firstName} ${lastName}`;
