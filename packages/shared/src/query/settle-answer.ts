import type { Call } from '@careloom/contract/call';
import type { Answer } from '../http/answer';
import { session, useSession } from '../session/store';
import { queryClient } from './client';

type Person = { id: number; user_type: string };

/** Workers are in houses without reception, and read their own records; what others read is of too many people to be kept on a device. */
const keepsAnswers = ({ user_type }: Person) => user_type === 'worker';

const load = () => import('./kept-answers');
const failed = (fault: unknown) => console.warn('Answers could not be kept for when there is no connection.', fault);

/**
 * Keeps the answer of a read on the device of a worker. Where there was none, the one that is kept takes its place in the query client, with
 * its time, so that the page says how old it is and fetches it when the connection is back.
 */
export async function settleAnswer(call: Call, key: readonly unknown[], answer: Answer<unknown>): Promise<void> {
  const { user } = session();
  if (!user || !keepsAnswers(user)) return;
  if (answer.ok) void load().then(({ keepAnswer }) => keepAnswer(user.id, key, answer.data), failed);
  else if (answer.code === 0 && queryClient.getQueryData(key) === undefined) await restore(user.id, call, key).catch(failed);
}

/** One of an older release that the call no longer understands is not taken. */
async function restore(personId: number, call: Call, key: readonly unknown[]) {
  const { readAnswer } = await load();
  const kept = await readAnswer(personId, key);
  const read = kept && call.data.safeParse(kept.data);
  if (kept && read?.success) queryClient.setQueryData(key, read.data, { updatedAt: kept.at });
}

/** Whoever uses the device after a session has ended finds nothing of it. */
useSession.subscribe(({ user: now }, { user: before }) => {
  if (before && now?.id !== before.id && keepsAnswers(before)) void load().then(({ forgetAnswers }) => forgetAnswers(before.id), failed);
});
