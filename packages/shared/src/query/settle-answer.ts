import type { Call } from '@careloom/contract/call';
import type { Answer } from '../http/answer';
import { session } from '../session/store';

/**
 * Stores the answer of a read on the device, for workers only: they work in houses without reception and read only their own records. Reads
 * of other roles concern too many people to be stored on a device. If there is no answer, the stored one is put into the query client.
 */
export async function settleAnswer(call: Call, key: readonly unknown[], answer: Answer<unknown>): Promise<void> {
  const { user } = session();
  if (user?.user_type !== 'worker' || (!answer.ok && answer.code !== 0)) return;
  const settled = import('./kept-answers').then(
    ({ keepAnswer, restoreAnswer }) => (answer.ok ? keepAnswer(user.id, key, answer.data) : restoreAnswer(user.id, call, key)),
    (fault: unknown) => console.warn('Answers could not be kept for when there is no connection.', fault),
  );
  if (!answer.ok) await settled;
}
