import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/**
 * A rule over two fields (an end after its start) may be healed in either. Once a form has been refused, each change asks all
 * fields with an error again; react-hook-form itself asks the changed one only.
 */
export function useFreshErrors({ watch, trigger, formState }: UseFormReturn<FieldValues>) {
  const { isSubmitted, errors } = formState;
  const names = Object.keys(errors)
    .filter((name) => name !== 'root')
    .join(',');
  useEffect(() => {
    if (!isSubmitted || names === '') return;
    const { unsubscribe } = watch((_, { name, type }) => {
      if (type !== 'change') return;
      const others = names.split(',').filter((other) => other !== name);
      if (others.length > 0) void trigger(others);
    });
    return unsubscribe;
  }, [isSubmitted, names, trigger, watch]);
}
