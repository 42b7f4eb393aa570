import type { uploads as calls } from '@careloom/contract/resources/uploads';
import { and, eq } from 'drizzle-orm';
import { uploads } from '../../db/schema/uploads';
import type { Context } from '../../http/context';
import { notFound } from '../../http/errors';
import { selectUploads, uploadOf } from './select-uploads';
import { uploadsWithin } from './upload-scope';

/** An upload with the ids of its records. @throws 404 */
export async function getUpload({ params, user, services }: Context<typeof calls.get>) {
  const [row] = await selectUploads(services.db).where(and(eq(uploads.id, params.id), uploadsWithin(user)));
  if (!row) throw notFound();
  return { ...uploadOf(row), record_ids: row.record_ids };
}
