import type { Labels } from '@careloom/contract/issues';
import type { FieldErrors } from 'react-hook-form';
import { labelOf } from './label-of';

export interface Fault {
  name: string;
  label: string;
  message: string;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** All errors of a form in the order of its values, nested ones by dotted name. The error of the form itself (`root`) is excluded. */
export function faultsOf(errors: FieldErrors, labels: Labels, order: readonly string[] = []): Fault[] {
  const found: Fault[] = [];
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
  const place = ({ name }: Fault) => {
    const at = order.indexOf(name.split('.')[0] ?? name);
    return at === -1 ? order.length : at;
  };
  return found.sort((one, other) => place(one) - place(other));
}
