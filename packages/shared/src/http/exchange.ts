import { envelope, failure } from '@careloom/contract/envelope';
import { connectionMessages } from '@careloom/contract/messages/connection';
import { z } from '@careloom/contract/schema';
import { isAxiosError, isCancel, type AxiosResponse } from 'axios';
import { session } from '../session/store';
import type { Answer, Failed } from './answer';
import { client } from './client';
import { handleRefusal } from './handle-refusal';
import type { Request } from './request';

export interface ExchangeOptions {
  signal?: AbortSignal;
  /** Sent as `Idempotency-Key`. */
  key?: string | null;
}

const anyData = envelope(z.any());

/** One request and its answer, `data` unread. Does for every failure what section 8 asks. */
export async function exchange(request: Request, { signal, key = null }: ExchangeOptions = {}): Promise<Answer<unknown>> {
  const { token } = session();
  const headers = { ...(token !== null && { Authorization: `Bearer ${token}` }), ...(key !== null && { 'Idempotency-Key': key }) };
  try {
    return readSuccess(await client.request<unknown>({ ...request, headers, ...(signal && { signal }) }));
  } catch (cause) {
    if (!isAxiosError<unknown>(cause) || !cause.response) return noAnswer(request, cause);
    const failed = readFailure(cause.response);
    handleRefusal(failed, token);
    return failed;
  }
}

function readSuccess({ status, data, config }: AxiosResponse<unknown>): Answer<unknown> {
  const parsed = anyData.safeParse(data);
  return parsed.success ? { ok: true, ...parsed.data } : unreadable(status, config.url, parsed.error.issues);
}

/** An answer that is not of the contract: logged for those who can mend it, a plain sentence for those who cannot. */
export function unreadable(code: number, of: string | undefined, issues: unknown): Failed {
  console.error(`The answer of ${of ?? 'a call'} is not what the contract says.`, issues);
  return { ok: false, code, message: connectionMessages['error.unreadable'], error: 'unreadable', errors: {} };
}

function readFailure({ status, data, config }: AxiosResponse<unknown>): Failed {
  const parsed = failure.safeParse(data);
  if (!parsed.success) return unreadable(status, config.url, parsed.error.issues);
  const { message, error, errors = {} } = parsed.data;
  const rest: unknown = parsed.data.data;
  return { ok: false, code: status, message, errors, ...(error !== undefined && { error }), data: rest };
}

/** Logged and returned (section 8). A request that the page itself called off is not worth a log line. */
function noAnswer({ method, url }: Request, cause: unknown): Failed {
  if (!isCancel(cause)) console.error(`No answer to ${method} ${url}.`, cause);
  return { ok: false, code: 0, message: connectionMessages['error.no_answer'], errors: {}, cause };
}
