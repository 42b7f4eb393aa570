import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { changedFields, fitDraft } from './draft-fields';
import { draftStorage } from './draft-storage';

/** The state of a form's draft. */
export interface FormDraft {
  /** False if the browser stores nothing: leaving then loses what was typed, so the form asks first. */
  stored: boolean;
  /** The draft found when the form opened; null if there was none, or it was discarded. */
  restored: { conflicts: readonly string[] } | null;
  discard: () => void;
  /** Ends the draft: the form was sent. */
  complete: () => void;
}

/**
 * Stores what is typed into a form in the browser until it is sent or discarded, and restores it when the form opens again. Written at each
 * change, so that neither a crash nor a forced logout loses anything.
 * @param name of the form, with the record for an edit form; undefined for a form without drafts
 * @param secrets names of fields that are never stored
 */
export function useFormDraft(
  name: string | undefined,
  methods: UseFormReturn<FieldValues>,
  secrets: ReadonlySet<string>,
): FormDraft | undefined {
  const [place] = useState(() => (name === undefined ? null : draftStorage(name)));
  const [stored, setStored] = useState(true);
  const [restored, setRestored] = useState<FormDraft['restored']>(null);
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
    setRestored({ conflicts: fitting.conflicts });
  }, [place, reset]);

  useEffect(() => {
    if (!place) return;
    const { unsubscribe } = watch(() => {
      if (sent.current) return;
      const fields = changedFields(getValues(), defaults.current, secrets);
      setStored(Object.keys(fields).length === 0 ? place.clear() : place.write(fields));
    });
    return unsubscribe;
  }, [place, watch, getValues, secrets]);

  if (!place) return undefined;
  const complete = () => {
    sent.current = true;
    place.clear();
  };
  const discard = () => {
    reset(defaults.current);
    place.clear();
    setRestored(null);
  };
  return { stored, restored, discard, complete };
}
