import type { Answer } from '../http/answer';
import { discardWrite, notKeptMessage } from './device-queue';
import type { WriteResult } from './queue';

/** The result of a queued write for a form: what was refused stays in its fields, not in the queue. Something that waits counts as done. */
export async function formAnswer(result: WriteResult): Promise<Answer<null>> {
  if (result.state === 'not-kept') return { ok: false, code: 0, message: notKeptMessage(result.reason), errors: {} };
  if (result.state !== 'refused') return { ok: true, code: 200, message: '', data: null };
  if (result.write) await discardWrite(result.write);
  return { ok: false, code: 422, message: result.message, errors: result.errors };
}
