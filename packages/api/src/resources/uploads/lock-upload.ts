import { and, eq } from 'drizzle-orm';
import type { CurrentUser } from '../../auth/current-user';
import { uploads } from '../../db/schema/uploads';
import type { Tx } from '../../db/transaction';
import { notFound, unprocessable } from '../../http/errors';
import { uploadsWithin } from './upload-scope';

export type LockedUpload = typeof uploads.$inferSelect;

/** An upload within the user's reach that nobody else reverses meanwhile. @throws 404; 422 where it was reversed before */
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
