import { envelope, failure } from '@careloom/contract/envelope';
import { z } from '@careloom/contract/schema';
import type { AxiosRequestConfig, AxiosResponse } from 'axios';
import { session } from '../session/store';
import type { Answer, Failed } from './answer';
import type { HttpResult } from './client';
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
  const result = await sendRequest({ ...request, headers, ...(signal && { signal }) });
  if (!result.response) return noAnswer(request, result);
  if (result.success) return readSuccess(result.response);
  const failed = readFailure(result.response);
  handleRefusal(failed, token);
  return failed;
}

/**
 * Loads the client with the first call, because the login form renders without it. If it cannot be downloaded, the call counts as
 * unanswered.
 */
const sendRequest = async (config: AxiosRequestConfig): Promise<HttpResult> =>
  import('./client').then(
    (client) => client.sendRequest(config),
    (cause: unknown) => ({ response: null, cause, aborted: false }),
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
function noAnswer({ method, url }: Request, { cause, aborted }: Extract<HttpResult, { response: null }>): Failed {
  if (!aborted) console.error(`No answer to ${method} ${url}.`, cause);
  return { ok: false, code: 0, message: t('error.no_answer'), errors: {}, cause };
}
