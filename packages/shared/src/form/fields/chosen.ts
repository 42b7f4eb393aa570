const isSet = (value: unknown): value is string | number => (typeof value === 'string' && value !== '') || typeof value === 'number';

/** Converts a form value (an id, text, a list of them, nothing) to the values of a select. */
export function chosenFrom(value: unknown): string[] {
  const list: unknown[] = Array.isArray(value) ? value : [value];
  return list.filter(isSet).map(String);
}

/** Converts the values of a select to a form value. */
export const valueFrom = (values: readonly string[], multiple: boolean): string | string[] => (multiple ? [...values] : (values[0] ?? ''));
