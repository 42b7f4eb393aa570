import { UPLOAD_KINDS, UPLOAD_PERMISSIONS, type UploadKind } from '@careloom/contract/resources/uploads';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { uploads } from '../../platform/db/schema/uploads';
import type { Tx } from '../../platform/db/transaction';
import type { CurrentUser } from '../../platform/http/current-user';
import { notFound, unprocessable } from '../../platform/http/errors';
import { resourceChanged } from '../../platform/realtime/push';
import { byRole } from '../../platform/scope/by-role';
import { adminSide } from '../notifications/recipients';

/** Limits uploads to those a user may see: of the kinds that they may import; outside the admin side, only their own. */
export function uploadsWithin(user: CurrentUser): SQL | undefined {
  const own = eq(uploads.uploaded_by_id, user.id);
  const kinds = UPLOAD_KINDS.filter((kind) => user.permissions.has(UPLOAD_PERMISSIONS[kind]));
  return and(inArray(uploads.kind, kinds), byRole(user, { teamLeader: own, worker: own }));
}

export type LockedUpload = typeof uploads.$inferSelect;

/** Locks an upload within the user's scope against concurrent reversal. @throws 404; 422 when it was already reversed */
export async function lockUpload(tx: Tx, user: CurrentUser, id: number): Promise<LockedUpload> {
  const [upload] = await tx
    .select()
    .from(uploads)
    .where(and(eq(uploads.id, id), uploadsWithin(user)))
    .for('update');
  if (!upload) throw notFound();
  if (upload.reversed_at) throw unprocessable(upload.kind === 'timesheet' ? 'timesheet.reversed' : 'upload.reversed');
  return upload;
}

/** Serializes imports of a kind, so that each sees the records of the previous one. The lock ends with the transaction. */
export const sheetsInTurn = (tx: Tx, kind: UploadKind): Promise<unknown> =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`upload ${kind}`}))`);

type Kept = Omit<typeof uploads.$inferInsert, 'id' | 'uploaded_by_id' | 'reversed_by_id' | 'reversed_at'>;

/** Records what a sheet changed, so that it can be displayed and reversed. @returns its id */
export async function keepUpload(tx: Tx, user: CurrentUser, kept: Kept): Promise<number> {
  const [made] = await tx
    .insert(uploads)
    .values({ ...kept, uploaded_by_id: user.id })
    .returning({ id: uploads.id });
  if (!made) throw new Error('The upload was not written.');
  await announceUpload(tx, user, made.id, user.id);
  return made.id;
}

/** Notifies the open pages of the admin side and of the uploader. */
export async function announceUpload(tx: Tx, actor: CurrentUser, id: number, uploadedBy: number): Promise<void> {
  await resourceChanged(tx, { resource: 'upload', ids: [id], to: [...(await adminSide(tx)), uploadedBy], actor: actor.id });
}
