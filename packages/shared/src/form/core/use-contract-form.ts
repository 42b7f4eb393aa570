import type { Call, DataOf, InputFor } from '@careloom/contract/call';
import type { z } from '@careloom/contract/schema';
import type { DefaultValues } from 'react-hook-form';
import { useCallMutation } from '../../query/index';
import { useSchemaForm, type KitFormState } from './use-schema-form';

/** A call that takes a body. */
export type BodyCall = Call & { readonly body: z.ZodMiniType };

export interface ContractFormOptions<C extends BodyCall> {
  /** Every field of the form, empty ones too. */
  defaultValues: DefaultValues<z.input<C['body']>>;
  /** What the call needs beside the form: the id in its path. */
  extra?: Partial<InputFor<C>> | undefined;
  /** After a success; its text has been shown and queries of the resource are stale. */
  onDone?: ((data: DataOf<C>) => void) | undefined;
  guarded?: boolean | undefined;
  /** As in `useSchemaForm`. */
  draft?: string | undefined;
  changes?: ((data: DataOf<C>) => number[]) | undefined;
  /** Address of what was made, for the toast of the success. */
  view?: ((data: DataOf<C>) => string | undefined) | undefined;
}

/** The failure is shown in the form itself. */
const shownHere = () => undefined;

/** A form that makes one call of the contract: its schema checks, its labels name, its success is said and its refusals are shown. */
export function useContractForm<C extends BodyCall>(
  call: C,
  { defaultValues, extra, onDone, guarded, draft, changes, view }: ContractFormOptions<C>,
): KitFormState {
  const { run } = useCallMutation(call, {
    onFailure: shownHere,
    ...(changes && { changes: (data: DataOf<C>) => changes(data) }),
    ...(view && { view: (data: DataOf<C>) => view(data) }),
  });
  return useSchemaForm<C['body'], DataOf<C>>(call.body, call.labels ?? {}, {
    defaultValues,
    onSubmit: (values) => run({ ...(values as object), ...extra } as InputFor<C>),
    onDone,
    guarded,
    draft,
  });
}
