const isSet = (value: unknown): value is string | number => (typeof value === 'string' && value !== '') || typeof value === 'number';

/** A form's value (an id, text, a list of them, nothing) as the values of a select. */
export function chosenFrom(value: unknown): string[] {
  const list: unknown[] = Array.isArray(value) ? value : [value];
  return list.filter(isSet).map(String);
}

/** The values of a select as a form's value. */
export const valueFrom = (values: readonly string[], multiple: boolean): string | string[] => (multiple ? [...values] : (values[0] ?? ''));
