import type { Labels } from '@careloom/contract/issues';
import type { FieldErrors, FieldValues, UseFormSetError } from 'react-hook-form';
import type { Failed } from '../../http/index';
import { labelOf } from './form-context';

export interface NamedFieldError {
  name: string;
  label: string;
  message: string;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** All errors of a form in the order of its values, nested ones by dotted name. The error of the form itself (`root`) is excluded. */
export function fieldErrorsOf(errors: FieldErrors, labels: Labels, order: readonly string[] = []): NamedFieldError[] {
  const found: NamedFieldError[] = [];
  const walk = (value: unknown, name: string) => {
    if (!isRecord(value)) return;
    if (typeof value['message'] === 'string' && value['type'] !== undefined) {
      found.push({ name, label: labelOf(labels, name), message: value['message'] });
      return;
    }
    for (const [key, inner] of Object.entries(value)) if (key !== 'ref') walk(inner, name ? `${name}.${key}` : key);
  };
  const { root: _root, ...fields } = errors;
  walk(fields, '');
  const place = ({ name }: NamedFieldError) => {
    const at = order.indexOf(name.split('.')[0] ?? name);
    return at === -1 ? order.length : at;
  };
  return found.sort((one, other) => place(one) - place(other));
}

/**
 * Shows a refusal in the form: the server's messages under their fields, or its general message above the form if no field is named.
 * @returns whether the refusal names a field of the form
 */
export function putServerErrors(failure: Failed, setError: UseFormSetError<FieldValues>, known: readonly string[]): boolean {
  const named = Object.entries(failure.errors).filter(([name]) => known.includes(name.split('.')[0] ?? name));
  for (const [name, [message]] of named) if (message) setError(name, { type: 'server', message });
  if (named.length === 0) setError('root.server', { type: 'server', message: failure.message });
  return named.length > 0;
}
