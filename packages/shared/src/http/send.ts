import type { Call, DataOf, InputFor } from '@careloom/contract/call';
import type { Answer } from './answer';
import { exchange, unreadable } from './exchange';
import { idempotencyKey, settleIdempotency } from './idempotency';
import { requestOf, type Input } from './request';

export interface SendOptions {
  signal?: AbortSignal;
}

/**
 * Makes a call of the contract. Never rejects because of the server or the connection: a failure is a value with the body that the server
 * sent, or with `code` 0 if there was no response. A success is parsed by the call's schema: unknown fields are dropped.
 * @param input path parameters, query and body in one object
 * @throws Error if a path parameter is missing
 */
export async function send<C extends Call>(call: C, input: InputFor<C>, { signal }: SendOptions = {}): Promise<Answer<DataOf<C>>> {
  const request = requestOf(call, input as Input);
  const key = idempotencyKey(call, input as Input);
  const answer = await exchange(request, { key, ...(signal && { signal }) });
  if (key !== null && answer.code !== 0) settleIdempotency(call, input as Input);
  if (!answer.ok) return answer;
  const parsed = call.data.safeParse(answer.data);
  return parsed.success ? { ...answer, data: parsed.data as DataOf<C> } : unreadable(answer.code, request.url, parsed.error.issues);
}
