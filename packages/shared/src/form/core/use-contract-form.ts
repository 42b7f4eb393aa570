import type { Call, DataOf, InputFor } from '@careloom/contract/call';
import type { z } from '@careloom/contract/schema';
import type { DefaultValues } from 'react-hook-form';
import { useCallMutation } from '../../query/index';
import { useSchemaForm, type KitFormState } from './use-schema-form';

/** A call that takes a body. */
export type BodyCall = Call & { readonly body: z.ZodMiniType };

export interface ContractFormOptions<C extends BodyCall> {
  /** All fields of the form, including empty ones. */
  defaultValues: DefaultValues<z.input<C['body']>>;
  /** Input that the call needs besides the form's values, such as the id in its path. */
  extra?: Partial<InputFor<C>> | undefined;
  /** Called after a success, once its message is shown and the queries of the resource are invalidated. */
  onDone?: ((data: DataOf<C>) => void) | undefined;
  guarded?: boolean | undefined;
  /** As in `useSchemaForm`. */
  draft?: string | undefined;
  changes?: ((data: DataOf<C>) => number[]) | undefined;
  /** Address of the created record, for the success toast. */
  view?: ((data: DataOf<C>) => string | undefined) | undefined;
}

/** The failure is shown in the form itself. */
const shownHere = () => undefined;

/** A form for one call of the contract: validates with its schema, uses its labels, and shows its success message and refusals. */
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
