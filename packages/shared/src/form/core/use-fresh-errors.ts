import { describeIssues } from '@careloom/contract/issues';
import { useEffect, useRef } from 'react';
import type { FieldErrors, FieldValues, UseFormReturn } from 'react-hook-form';
import { t } from '../../i18n/index';
import type { FormRules } from './form-context';

/** The schema's current errors: the first message by field name. */
function sentencesOf(values: FieldValues, { schema, labels }: Pick<FormRules, 'schema' | 'labels'>): Map<string, string | undefined> {
  const parsed = schema.safeParse(values);
  if (parsed.success) return new Map();
  return new Map(Object.entries(describeIssues(parsed.error.issues, labels, t)).map(([name, [first]]) => [name, first]));
}

/**
 * Changing one field can make another field valid or invalid: for example, an end date becomes required. react-hook-form validates only the
 * changed field, so this hook also validates the fields that have an error or were blurred before. If no other field's error changes, the
 * form is not re-rendered.
 */
export function useFreshErrors({ watch, trigger, getValues, formState }: UseFormReturn<FieldValues>, rules: FormRules) {
  const { errors, touchedFields } = formState;
  const shown = useRef<{ errors: FieldErrors; names: string[]; rules: FormRules }>(null);
  useEffect(() => {
    const touched = Object.entries(touchedFields).filter(([, left]) => left === true);
    const names = new Set([...Object.keys(errors), ...touched.map(([name]) => name)]);
    shown.current = { errors, names: [...names].filter((name) => name !== 'root'), rules };
  });
  useEffect(() => {
    const { unsubscribe } = watch((_, { name, type }) => {
      if (type !== 'change' || !shown.current) return;
      const { errors: before, names, rules: now } = shown.current;
      const others = names.filter((other) => other !== name);
      if (others.length === 0) return;
      const sentences = sentencesOf(getValues(), now);
      // The error of a list has its messages in its items and none of its own.
      const differs = (other: string) => before[other]?.message !== sentences.get(other) || (before[other] && !before[other].message);
      const stale = others.filter(differs);
      if (stale.length > 0) void trigger(stale);
    });
    return unsubscribe;
  }, [trigger, watch, getValues]);
}
