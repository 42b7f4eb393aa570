import type { Call, DataOf, InputFor } from '@careloom/contract/call';
import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { send, unwrap, type ApiFailure } from '../http/index';
import { UNNAMED } from './client';
import { settleAnswer } from './settle-answer';

export interface CallOptions {
  /** If false, the call is not made yet. */
  enabled?: boolean;
  /** Shows the previous page of a list until the next one is loaded. */
  keepPrevious?: boolean;
  /** Milliseconds for which an answer counts as fresh. */
  staleTime?: number;
}

/** `[resource, id of the call, input]`, so that it can be invalidated by resource. */
export const keyOf = <C extends Call>(call: C, input: InputFor<C>) => [call.resource ?? UNNAMED, call.id, input] as const;

export const queryOf = <C extends Call>(call: C, input: InputFor<C>) => ({
  queryKey: keyOf(call, input),
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<DataOf<C>> => {
    const answer = await send(call, input, { signal });
    if (!signal.aborted) await settleAnswer(call, keyOf(call, input), answer);
    return unwrap(answer).data;
  },
});

/** Makes a read call of the contract. `error` is an `ApiFailure` with the body of the answer. */
export function useCall<C extends Call>(
  call: C,
  input: InputFor<C>,
  { enabled = true, keepPrevious = false, staleTime }: CallOptions = {},
): UseQueryResult<DataOf<C>, ApiFailure> {
  return useQuery<DataOf<C>, ApiFailure, DataOf<C>, ReturnType<typeof keyOf<C>>>({
    ...queryOf(call, input),
    enabled,
    ...(keepPrevious && { placeholderData: keepPreviousData }),
    ...(staleTime !== undefined && { staleTime }),
  });
}
