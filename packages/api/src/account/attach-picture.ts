import { eq } from 'drizzle-orm';
import { users } from '../db/schema/identity';
import type { Tx } from '../db/transaction';
import type { Picture } from '../files/picture';
import type { Services } from '../services';

/** Stores a picture and makes it the account's. */
export async function attachPicture({ files }: Services, tx: Tx, userId: number, picture: Picture): Promise<void> {
  const picture_file_id = await files.save(tx, { ownerId: userId, kind: 'picture', ...picture });
  await tx.update(users).set({ picture_file_id }).where(eq(users.id, userId));
}
