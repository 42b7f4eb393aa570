import { and, asc, eq, inArray } from 'drizzle-orm';
import { wasChanged } from '../../platform/audit/was-changed';
import type { CurrentUser } from '../../platform/http/current-user';
import { houses, participants } from '../../platform/db/schema/places';
import type { Tx } from '../../platform/db/transaction';
import { unprocessable } from '../../platform/http/errors';
import { announceHouse } from '../houses/house-record';
import type { LockedUpload } from '../uploads/upload-record';

/** Deletes the participants of an upload; those already deleted are skipped. @throws 422 when one was changed since */
export async function undoParticipants(tx: Tx, user: CurrentUser, { house_id, record_ids }: LockedUpload) {
  const [house] = await tx
    .select({ id: houses.id, leader: houses.team_leader_id })
    .from(houses)
    .where(eq(houses.id, house_id ?? 0))
    .for('no key update');
  const those = inArray(participants.id, record_ids);
  const [changed] = await tx
    .select({ name: participants.name })
    .from(participants)
    .where(and(those, wasChanged(participants, participants.id)))
    .orderBy(asc(participants.id))
    .limit(1);
  if (changed) throw unprocessable('upload.used', changed);
  const gone = await tx.delete(participants).where(those).returning({ id: participants.id });
  if (house) await announceHouse(tx, user, house.id, [house.leader]);
  return { deleted: gone.length, restored: 0 };
}
