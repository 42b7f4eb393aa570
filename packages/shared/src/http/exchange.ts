import { envelope, failure } from '@careloom/contract/envelope';
import { z } from '@careloom/contract/schema';
import type { AxiosRequestConfig, AxiosResponse } from 'axios';
import { session } from '../session/store';
import type { Answer, Failed } from './answer';
import type { Carried } from './client';
import { handleRefusal } from './handle-refusal';
import type { Request } from './request';
import { t } from './texts';

export interface ExchangeOptions {
  signal?: AbortSignal;
  /** Sent as `Idempotency-Key`. */
  key?: string | null;
}

const anyData = envelope(z.any());

/** Sends one request and returns the answer with `data` unparsed. Handles every failure as section 8 requires. */
export async function exchange(request: Request, { signal, key = null }: ExchangeOptions = {}): Promise<Answer<unknown>> {
  const { token } = session();
  const headers = { ...(token !== null && { Authorization: `Bearer ${token}` }), ...(key !== null && { 'Idempotency-Key': key }) };
  const carried = await carry({ ...request, headers, ...(signal && { signal }) });
  if (!carried.response) return noAnswer(request, carried);
  if (carried.success) return readSuccess(carried.response);
  const failed = readFailure(carried.response);
  handleRefusal(failed, token);
  return failed;
}

/**
 * Loads the client with the first call, because the login form renders without it. If it cannot be downloaded, the call counts as
 * unanswered.
 */
const carry = async (config: AxiosRequestConfig): Promise<Carried> =>
  import('./client').then(
    (client) => client.carry(config),
    (cause: unknown) => ({ response: null, cause, calledOff: false }),
  );

function readSuccess({ status, data, config }: AxiosResponse<unknown>): Answer<unknown> {
  const parsed = anyData.safeParse(data);
  return parsed.success ? { ok: true, ...parsed.data } : unreadable(status, config.url, parsed.error.issues);
}

/** An answer that does not match the contract: the details are logged for developers, the user gets a plain message. */
export function unreadable(code: number, of: string | undefined, issues: unknown): Failed {
  console.error(`The answer of ${of ?? 'a call'} is not what the contract says.`, issues);
  return { ok: false, code, message: t('error.unreadable'), error: 'unreadable', errors: {} };
}

function readFailure({ status, data, config }: AxiosResponse<unknown>): Failed {
  const parsed = failure.safeParse(data);
  if (!parsed.success) return unreadable(status, config.url, parsed.error.issues);
  const { message, error, errors = {} } = parsed.data;
  const rest: unknown = parsed.data.data;
  return { ok: false, code: status, message, errors, ...(error !== undefined && { error }), data: rest };
}

/** Logs the failure and returns it (section 8). Requests that the page itself cancelled are not logged. */
function noAnswer({ method, url }: Request, { cause, calledOff }: Extract<Carried, { response: null }>): Failed {
  if (!calledOff) console.error(`No answer to ${method} ${url}.`, cause);
  return { ok: false, code: 0, message: t('error.no_answer'), errors: {}, cause };
}
