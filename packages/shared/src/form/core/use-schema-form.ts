import type { Labels } from '@careloom/contract/issues';
import type { z } from '@careloom/contract/schema';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useForm, type DefaultValues, type FieldValues, type UseFormReturn } from 'react-hook-form';
import type { Answer } from '../../http/index';
import { useUnsavedGuard } from '../../navigation/index';
import { useFormDraft, type FormDraft } from '../drafts/use-form-draft';
import { contractResolver } from './contract-resolver';
import type { FormRules } from './form-context';
import { putServerErrors } from './field-errors';
import { useFreshErrors } from './use-fresh-errors';

export interface SchemaFormOptions<Schema extends z.ZodMiniType, Data> {
  /** All fields of the form, including empty ones. A value that differs from its default counts as unsaved. */
  defaultValues: DefaultValues<z.input<Schema>>;
  /** Sends the schema's output. Failures are returned as values, as by `send`. */
  onSubmit: (values: z.output<Schema>) => Promise<Answer<Data>>;
  /** Called after a success, when the unsaved-changes guard is already off, so that it can navigate away. */
  onDone?: ((data: Data) => void) | undefined;
  /** False for a form without work to lose, such as login or search. */
  guarded?: boolean | undefined;
  /**
   * Stores what is typed in the browser under this name until it is sent or discarded: `post-a-job`; an edit form adds the record:
   * `edit-job.12`. For forms of more than a few fields. Passwords and files are never stored.
   */
  draft?: string | undefined;
}

export interface KitFormState {
  methods: UseFormReturn<FieldValues>;
  rules: FormRules;
  submit: (event?: FormEvent) => Promise<void>;
  submitting: boolean;
  /** Number of failed submits: the summary takes the focus at each. */
  refusals: number;
  dirty: boolean;
  /** Only if the form stores drafts. */
  draft?: FormDraft | undefined;
}

/**
 * A form with a schema of the contract: validated on blur and on submit, sent only once however often the button is pressed, with the
 * server's messages under their fields.
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
  const draft = useFormDraft(draftName, methods, secrets);

  const dirty = isDirty && done === null;
  useUnsavedGuard(guarded && dirty && !draft?.stored);
  // The guard's own effect has already released it, so navigating away does not ask.
  const latestOnDone = useRef(onDone);
  useEffect(() => {
    latestOnDone.current = onDone;
  });
  useEffect(() => {
    if (done) latestOnDone.current?.(done.data);
  }, [done]);

  const refuse = () => setRefusals((count) => count + 1);
  const send = methods.handleSubmit(async (values) => {
    const answer = await onSubmit(values);
    if (answer.ok) {
      draft?.complete();
      return setDone({ data: answer.data });
    }
    putServerErrors(answer, methods.setError, Object.keys(methods.getValues()));
    refuse();
  }, refuse);

  const submit = async (event?: FormEvent) => {
    event?.preventDefault();
    // React events bubble through portals: a form inside another's portal must not submit the outer one too.
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
