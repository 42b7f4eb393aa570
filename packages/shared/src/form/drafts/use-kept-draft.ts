import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { changedFields, fitDraft } from './draft-fields';
import { draftPlace } from './draft-place';

/** What a form says of its draft. */
export interface KeptDraft {
  /** False where the browser keeps nothing: leaving then loses what was typed, and asks. */
  kept: boolean;
  /** What was found when the form opened; null where nothing was, and once it is thrown away. */
  restored: { overtaken: readonly string[] } | null;
  discard: () => void;
  /** The form was sent: its draft is over. */
  settle: () => void;
}

/**
 * Keeps what is typed into a form in the browser until it is sent or thrown away, and puts it back when the form opens again.
 * Written at each change, so that neither a crash nor a forced logout loses a word.
 * @param name of the form, with the record where it edits one; undefined for a form without drafts
 * @param secrets names of fields that are never stored
 */
export function useKeptDraft(
  name: string | undefined,
  methods: UseFormReturn<FieldValues>,
  secrets: ReadonlySet<string>,
): KeptDraft | undefined {
  const [place] = useState(() => (name === undefined ? null : draftPlace(name)));
  const [kept, setKept] = useState(true);
  const [restored, setRestored] = useState<KeptDraft['restored']>(null);
  const { watch, reset, getValues, formState } = methods;
  const defaults = useRef<FieldValues>({});
  const sent = useRef(false);
  const { defaultValues } = formState;
  useLayoutEffect(() => {
    defaults.current = defaultValues ?? {};
  }, [defaultValues]);

  useLayoutEffect(() => {
    const found = place?.read();
    const fitting = found ? fitDraft(found, defaults.current) : null;
    if (!fitting) return;
    reset({ ...defaults.current, ...fitting.values }, { keepDefaultValues: true });
    setRestored({ overtaken: fitting.overtaken });
  }, [place, reset]);

  useEffect(() => {
    if (!place) return;
    const { unsubscribe } = watch(() => {
      if (sent.current) return;
      const fields = changedFields(getValues(), defaults.current, secrets);
      setKept(Object.keys(fields).length === 0 ? place.clear() : place.write(fields));
    });
    return unsubscribe;
  }, [place, watch, getValues, secrets]);

  if (!place) return undefined;
  const settle = () => {
    sent.current = true;
    place.clear();
  };
  const discard = () => {
    reset(defaults.current);
    place.clear();
    setRestored(null);
  };
  return { kept, restored, discard, settle };
}
