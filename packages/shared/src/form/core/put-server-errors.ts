import type { FieldValues, UseFormSetError } from 'react-hook-form';
import type { Failed } from '../../http/index';

/**
 * Shows a refusal in the form: the server's messages under their fields, or its general message above the form if it names no field.
 * @returns whether a field was named
 */
export function putServerErrors(failure: Failed, setError: UseFormSetError<FieldValues>, known: readonly string[]): boolean {
  const named = Object.entries(failure.errors).filter(([name]) => known.includes(name.split('.')[0] ?? name));
  for (const [name, [message]] of named) if (message) setError(name, { type: 'server', message });
  if (named.length === 0) setError('root.server', { type: 'server', message: failure.message });
  return named.length > 0;
}
