import type { UploadKind, uploads as calls } from '@careloom/contract/resources/uploads';
import { eq } from 'drizzle-orm';
import type { CurrentUser } from '../../platform/http/current-user';
import { uploads } from '../../platform/db/schema/uploads';
import { inTransaction, type Tx } from '../../platform/db/transaction';
import type { Context } from '../../platform/http/context';
import { notFound } from '../../platform/http/errors';
import { undoHouses } from '../houses/undo-houses';
import { undoParticipants } from '../house-participants/undo-participants';
import { undoWorkers } from '../support-workers/undo-workers';
import { undoTimesheet } from '../timesheets/undo-timesheet';
import { announceUpload, type LockedUpload, lockUpload } from './upload-record';

type Reverse = Context<typeof calls.reverse>;
type Undo = (tx: Tx, user: CurrentUser, upload: LockedUpload, now: Date) => Promise<{ deleted: number; restored: number }>;

const UNDO: Readonly<Record<UploadKind, Undo>> = {
  timesheet: undoTimesheet,
  house: undoHouses,
  participant: undoParticipants,
  support_worker: undoWorkers,
};

/**
 * Reverses an upload, all of it or nothing. @throws 404; 422 when it was already reversed, or one of its records was used or changed since
 */
export const reverseUpload = (context: Reverse) => reverse(context, () => true);

/** Reverses timesheet uploads only. */
export const reverseTimesheet = (context: Reverse) => reverse(context, (kind) => kind === 'timesheet');

function reverse({ body, user, services }: Reverse, takes: (kind: UploadKind) => boolean) {
  return inTransaction(services.db, async (tx) => {
    const upload = await lockUpload(tx, user, body.upload_id);
    if (!takes(upload.kind)) throw notFound();
    const undone = await UNDO[upload.kind](tx, user, upload, services.clock.now());
    await tx.update(uploads).set({ reversed_by_id: user.id, reversed_at: services.clock.now() }).where(eq(uploads.id, upload.id));
    await announceUpload(tx, user, upload.id, upload.uploaded_by_id);
    return undone;
  });
}
