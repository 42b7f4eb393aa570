import { useEffect } from 'react';
import { useController } from 'react-hook-form';
import { t } from '../texts';
import { useFormRules } from './form-context';
import { labelOf } from './label-of';
import { optionalIn } from './optional-in';

/** What every field of the kit takes. */
export interface FieldOptions {
  /** As in the contract's schema: `name`, `clients.0.email`. */
  name: string;
  /** Instead of the catalogue's. */
  label?: string | undefined;
  help?: string | undefined;
  /** Instead of what the schema says, where it depends on another field: `false` writes "required" beside the label. */
  optional?: boolean | undefined;
  disabled?: boolean | undefined;
  /** Parts of the six-part grid: 1 to 6, all of them where it is not given. */
  span?: 1 | 2 | 3 | 4 | 5 | 6 | undefined;
}

/** One field of the form around it: value, label, error, and what its control is given. */
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

/** Says aloud that a choice made a field required. */
function useNowRequired(required: boolean, label: string) {
  const { announce } = useFormRules();
  useEffect(() => {
    if (!required) return;
    announce?.(t('fields.now_required', { field: label }));
    return () => announce?.('');
  }, [required, label, announce]);
}

export type KitField = ReturnType<typeof useKitField>;
