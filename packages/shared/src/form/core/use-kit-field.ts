import { useEffect } from 'react';
import { useController } from 'react-hook-form';
import { t } from '../texts';
import { labelOf, useFormRules } from './form-context';
import { optionalIn } from './optional-in';

/** Props common to all fields of the kit. */
export interface FieldOptions {
  /** Name in the contract's schema: `name`, `clients.0.email`. */
  name: string;
  /** Overrides the catalogue's label. */
  label?: string | undefined;
  help?: string | undefined;
  /** Overrides the schema if another field decides whether this field is optional. `false` shows "required" beside the label. */
  optional?: boolean | undefined;
  disabled?: boolean | undefined;
  /** As `labelled` of `Field`. */
  labelled?: 'beside' | 'unseen' | undefined;
  /** Columns of the six-column grid, 1 to 6; all six by default. */
  span?: 1 | 2 | 3 | 4 | 5 | 6 | undefined;
}

/** The state of one field: value, label, error and the props of its control. */
export function useKitField({ name, label, optional, disabled = false }: FieldOptions) {
  const { schema, labels } = useFormRules();
  const { field, fieldState } = useController({ name });
  const words = label ?? labelOf(labels, name);
  const required = optional === false;
  useNowRequired(required, words);
  return {
    name,
    value: field.value as unknown,
    text: field.value === null || field.value === undefined ? '' : String(field.value as string | number),
    onChange: field.onChange as (value: unknown) => void,
    onBlur: field.onBlur,
    label: words,
    required,
    optional: optional ?? optionalIn(schema, name),
    error: fieldState.error?.message ?? fieldState.error?.root?.message,
    disabled,
  };
}

/** Announces to screen readers that a choice made a field required. */
function useNowRequired(required: boolean, label: string) {
  const { announce } = useFormRules();
  useEffect(() => {
    if (!required) return;
    announce?.(t('fields.now_required', { field: label }));
    return () => announce?.('');
  }, [required, label, announce]);
}

export type KitField = ReturnType<typeof useKitField>;
