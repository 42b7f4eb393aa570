import type { Call, DataOf, InputFor } from '@careloom/contract/call';
import { CODE } from '@careloom/contract/envelope';
import { RESOURCES } from '@careloom/contract/freshness';
import { useMutation } from '@tanstack/react-query';
import { useCallback } from 'react';
import { notify } from '../chrome/index';
import { send, type Answer, type Failed } from '../http/index';
import { choiceFor } from './ask-dependents';
import { resourceChanged } from './client';

export interface MutationOptions<C extends Call> {
  onSuccess?: (data: DataOf<C>, input: InputFor<C>) => void;
  /** Shows a failure in its place, under the fields of a form. Without it, a toast says it. */
  onFailure?: (failure: Failed, input: InputFor<C>) => void;
  /** Ids of the records that it changes, for those who hear `resource.changed@1`. */
  changes?: (data: DataOf<C>, input: InputFor<C>) => number[];
  /** Takes the act back: the toast of the success offers Undo. */
  undo?: (data: DataOf<C>, input: InputFor<C>) => void;
  /** Address of what was made: the toast of the success offers View. */
  view?: (data: DataOf<C>, input: InputFor<C>) => string | undefined;
}

export interface CallMutation<C extends Call> {
  run: (input: InputFor<C>) => Promise<Answer<DataOf<C>>>;
  pending: boolean;
}

/**
 * Changes something by a call of the contract: says the success that the call has a text for, in the server's words, makes
 * reads of what it affects stale and raises `resource.changed@1`. `run` never rejects for a refusal. What would leave shifts to come without
 * what they depend on is asked about first, and done with the choice.
 * @example useCallMutation(jobs.create, { view: ({ id }) => hrefOf('job-details-overview', { id }) })
 */
export function useCallMutation<C extends Call>(call: C, options: MutationOptions<C> = {}): CallMutation<C> {
  const { onSuccess, onFailure, changes, undo, view } = options;
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (input: InputFor<C>) => sendAsking(call, input),
    onSuccess: ({ answer, kept }, input) => {
      if (!answer.ok) {
        if (onFailure) return onFailure(answer, input);
        return kept ? undefined : sayFailure(answer);
      }
      if (call.success)
        notify('success', answer.message, {
          ...(undo && { undo: () => undo(answer.data, input) }),
          view: view?.(answer.data, input),
        });
      // A call of a remote released before calls said it may have changed anything.
      const [first, ...others] = call.affects ?? RESOURCES;
      if (first) void resourceChanged(first, changes?.(answer.data, input) ?? [], others);
      onSuccess?.(answer.data, input);
    },
  });
  const run = useCallback(async (input: InputFor<C>) => (await mutateAsync(input)).answer, [mutateAsync]);
  return { run, pending: isPending };
}

/**
 * Makes the call; where it would leave shifts to come without what they depend on, makes it again with what the user chose for them.
 * `kept`: the user chose to leave everything as it is, which is no failure to be told of.
 */
async function sendAsking<C extends Call>(call: C, input: InputFor<C>): Promise<{ answer: Answer<DataOf<C>>; kept: boolean }> {
  const answer = await send(call, input);
  const choice = answer.ok ? undefined : await choiceFor(answer);
  if (!choice) return { answer, kept: choice === null };
  return { answer: await send(call, { ...(input as object), shifts: choice } as InputFor<C>), kept: false };
}

/** Refusals of 401 and 403 have been shown where the answer came in. */
function sayFailure({ code, message, error }: Failed) {
  const shown = code === CODE.forbidden || (code === CODE.unauthorized && error !== undefined);
  if (!shown) notify('error', message);
}
