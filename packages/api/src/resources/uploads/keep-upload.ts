import type { UploadKind } from '@careloom/contract/resources/uploads';
import { sql } from 'drizzle-orm';
import type { CurrentUser } from '../../auth/current-user';
import { uploads } from '../../db/schema/uploads';
import type { Tx } from '../../db/transaction';
import { announceUpload } from './announce-upload';

/** Sheets of a kind are written one after the other, so that each sees what the one before it made. Ends with the transaction. */
export const sheetsInTurn = (tx: Tx, kind: UploadKind): Promise<unknown> =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`upload ${kind}`}))`);

type Kept = Omit<typeof uploads.$inferInsert, 'id' | 'uploaded_by_id' | 'reversed_by_id' | 'reversed_at'>;

/** Keeps what a sheet did, so that it can be looked up and reversed. @returns its id */
export async function keepUpload(tx: Tx, user: CurrentUser, kept: Kept): Promise<number> {
  const [made] = await tx
    .insert(uploads)
    .values({ ...kept, uploaded_by_id: user.id })
    .returning({ id: uploads.id });
  if (!made) throw new Error('The upload was not written.');
  await announceUpload(tx, user, made.id, user.id);
  return made.id;
}
