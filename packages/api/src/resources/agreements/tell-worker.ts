import type { CurrentUser } from '../../auth/current-user';
import type { Tx } from '../../db/transaction';
import { notify } from '../../notifications/notify';

/** Tells a worker that a document waits for a signature. */
export const tellWorker = (tx: Tx, sender: CurrentUser, workerId: number): Promise<void> =>
  notify(tx, { to: [workerId], type: 'created_service_agreement', routeId: workerId, senderId: sender.id });
