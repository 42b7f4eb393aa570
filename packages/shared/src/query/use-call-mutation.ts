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
  /** Replaces the error toast, e.g. to show the failure under the fields of a form. */
  onFailure?: (failure: Failed, input: InputFor<C>) => void;
  /** Ids of the changed records, for listeners of `resource.changed@1`. */
  changes?: (data: DataOf<C>, input: InputFor<C>) => number[];
  /** Reverts the action: the success toast offers Undo. */
  undo?: (data: DataOf<C>, input: InputFor<C>) => void;
  /** Address of the created record: the success toast offers View. */
  view?: (data: DataOf<C>, input: InputFor<C>) => string | undefined;
}

export interface CallMutation<C extends Call> {
  run: (input: InputFor<C>) => Promise<Answer<DataOf<C>>>;
  pending: boolean;
}

/**
 * Makes a write call of the contract. On success it shows the server's message (if the call has a success text), makes reads of affected
 * resources stale and raises `resource.changed@1`. `run` never rejects for a refusal. If the call would leave future shifts without what
 * they depend on, the user is asked first, and the call repeated with the choice.
 * @example useCallMutation(jobs.create, { view: ({ id }) => hrefOf('job-details-overview', { id }) })
 */
export function useCallMutation<C extends Call>(call: C, options: MutationOptions<C> = {}): CallMutation<C> {
  const { onSuccess, onFailure, changes, undo, view } = options;
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (input: InputFor<C>) => sendWithChoice(call, input),
    onSuccess: ({ answer, kept }, input) => {
      if (!answer.ok) {
        if (onFailure) return onFailure(answer, input);
        return kept ? undefined : notifyFailure(answer);
      }
      if (call.success)
        notify('success', answer.message, {
          ...(undo && { undo: () => undo(answer.data, input) }),
          view: view?.(answer.data, input),
        });
      // A call without `affects`, of a remote released before calls declared it, may have changed anything.
      const [first, ...others] = call.affects ?? RESOURCES;
      if (first) void resourceChanged(first, changes?.(answer.data, input) ?? [], others);
      onSuccess?.(answer.data, input);
    },
  });
  const run = useCallback(async (input: InputFor<C>) => (await mutateAsync(input)).answer, [mutateAsync]);
  return { run, pending: isPending };
}

/**
 * Makes the call; if it would leave future shifts without what they depend on, repeats it with the user's choice. `kept`: the user chose to
 * leave everything as it is, which is not shown as a failure.
 */
async function sendWithChoice<C extends Call>(call: C, input: InputFor<C>): Promise<{ answer: Answer<DataOf<C>>; kept: boolean }> {
  const answer = await send(call, input);
  const choice = answer.ok ? undefined : await choiceFor(answer);
  if (!choice) return { answer, kept: choice === null };
  return { answer: await send(call, { ...(input as object), shifts: choice } as InputFor<C>), kept: false };
}

/** Shows a failure, except for refusals of 401 and 403, which `handleRefusal` has already shown. */
function notifyFailure({ code, message, error }: Failed) {
  const shown = code === CODE.forbidden || (code === CODE.unauthorized && error !== undefined);
  if (!shown) notify('error', message);
}
