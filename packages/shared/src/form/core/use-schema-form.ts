import type { Labels } from '@careloom/contract/issues';
import type { z } from '@careloom/contract/schema';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useForm, type DefaultValues, type FieldValues, type UseFormReturn } from 'react-hook-form';
import type { Answer } from '../../http/index';
import { useUnsavedGuard } from '../../navigation/index';
import { useKeptDraft, type KeptDraft } from '../drafts/use-kept-draft';
import { contractResolver } from './contract-resolver';
import type { FormRules } from './form-context';
import { putServerErrors } from './put-server-errors';
import { useFreshErrors } from './use-fresh-errors';

export interface SchemaFormOptions<Schema extends z.ZodMiniType, Data> {
  /** Every field of the form, empty ones too: what differs from them counts as unsaved. */
  defaultValues: DefaultValues<z.input<Schema>>;
  /** Sends what the schema made of the values. Failures are values, as `send` answers them. */
  onSubmit: (values: z.output<Schema>) => Promise<Answer<Data>>;
  /** After a success, with the guard of unsaved work already off: here one may leave. */
  onDone?: ((data: Data) => void) | undefined;
  /** False for a form that holds no work: log in, a search. */
  guarded?: boolean | undefined;
  /**
   * Keeps what is typed in the browser until it is sent or thrown away, under this name: `post-a-job`; a form that edits names the
   * record too: `edit-job.12`. For forms of more than a few fields. Passwords and files are never kept.
   */
  draft?: string | undefined;
}

export interface KitFormState {
  methods: UseFormReturn<FieldValues>;
  rules: FormRules;
  submit: (event?: FormEvent) => Promise<void>;
  submitting: boolean;
  /** Counts failed submits: the summary takes the focus at each. */
  refusals: number;
  /** Holds values that are not saved. */
  dirty: boolean;
  /** Of a form that keeps one. */
  draft?: KeptDraft | undefined;
}

/**
 * A form by a schema of the contract: checked when a field is left and when it is sent, sent once however often it is pressed,
 * with the server's sentences under their fields.
 */
export function useSchemaForm<Schema extends z.ZodMiniType, Data>(
  schema: Schema,
  labels: Labels,
  { defaultValues, onSubmit, onDone, guarded = true, draft: draftName }: SchemaFormOptions<Schema, Data>,
): KitFormState {
  const methods = useForm<FieldValues, unknown, z.output<Schema> & FieldValues>({
    mode: 'onTouched',
    reValidateMode: 'onChange',
    shouldFocusError: false,
    defaultValues: defaultValues as DefaultValues<FieldValues>,
    resolver: contractResolver(schema, labels),
  });
  const [refusals, setRefusals] = useState(0);
  const [done, setDone] = useState<{ data: Data } | null>(null);
  const underWay = useRef(false);
  const { isSubmitting, isDirty } = methods.formState;
  const [secrets] = useState(() => new Set<string>());
  const rules = { schema, labels, secrets };
  useFreshErrors(methods, rules);
  const draft = useKeptDraft(draftName, methods, secrets);

  const dirty = isDirty && done === null;
  useUnsavedGuard(guarded && dirty && !draft?.kept);
  // The guard's own effect has let go by now, so that leaving asks nothing.
  const told = useRef(onDone);
  useEffect(() => {
    told.current = onDone;
  });
  useEffect(() => {
    if (done) told.current?.(done.data);
  }, [done]);

  const refuse = () => setRefusals((count) => count + 1);
  const send = methods.handleSubmit(async (values) => {
    const answer = await onSubmit(values);
    if (answer.ok) {
      draft?.settle();
      return setDone({ data: answer.data });
    }
    putServerErrors(answer, methods.setError, Object.keys(methods.getValues()));
    refuse();
  }, refuse);

  const submit = async (event?: FormEvent) => {
    event?.preventDefault();
    // A form inside another's portal must not send that one too.
    event?.stopPropagation();
    if (underWay.current) return;
    underWay.current = true;
    try {
      await send();
    } finally {
      underWay.current = false;
    }
  };

  return {
    methods: methods,
    rules,
    submit,
    submitting: isSubmitting,
    refusals,
    dirty,
    draft,
  };
}
