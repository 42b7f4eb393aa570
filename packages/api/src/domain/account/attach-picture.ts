import { eq } from 'drizzle-orm';
import { users } from '../../platform/db/schema/identity';
import type { Tx } from '../../platform/db/transaction';
import type { Picture } from '../../platform/files/picture';
import type { Services } from '../../platform/services';

/** Stores a picture and sets it as the account's. */
export async function attachPicture({ files }: Services, tx: Tx, userId: number, picture: Picture): Promise<void> {
  const picture_file_id = await files.save(tx, { ownerId: userId, kind: 'picture', ...picture });
  await tx.update(users).set({ picture_file_id }).where(eq(users.id, userId));
}
