import type { DraftFields } from './draft-storage';

type Values = Readonly<Record<string, unknown>>;

const isPlain = (value: unknown): boolean => {
  if (Array.isArray(value)) return value.every(isPlain);
  if (typeof value === 'object' && value !== null) {
    return Object.getPrototypeOf(value) === Object.prototype && Object.values(value).every(isPlain);
  }
  return ['string', 'number', 'boolean'].includes(typeof value);
};

/** An id is a number in an answer and a string in a control. */
const kindOf = (value: unknown) => {
  if (Array.isArray(value)) return 'list';
  return typeof value === 'number' ? 'string' : typeof value;
};
const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * The fields that differ from the form's defaults, without those that must not be stored (passwords) or cannot be (files).
 * @param secrets names of fields that are never stored
 */
export function changedFields(values: Values, defaults: Values, secrets: ReadonlySet<string>): DraftFields {
  const changed: DraftFields = {};
  for (const [name, value] of Object.entries(values)) {
    const base = defaults[name];
    if (!secrets.has(name) && isPlain(value) && !same(value, base)) changed[name] = { base, value };
  }
  return changed;
}

export interface Restored {
  values: Record<string, unknown>;
  /** Fields that another user changed after the draft was started. */
  conflicts: string[];
}

/**
 * Selects the fields of a stored draft that still fit the form: those that it still has, with values of the same kind. All other fields
 * keep their current value.
 * @returns null if nothing differs from the form
 */
export function fitDraft(fields: DraftFields, defaults: Values): Restored | null {
  const fitting = Object.entries(fields).filter(
    ([name, { value }]) =>
      Object.hasOwn(defaults, name) && isPlain(value) && kindOf(value) === kindOf(defaults[name]) && !same(value, defaults[name]),
  );
  if (fitting.length === 0) return null;
  return {
    values: Object.fromEntries(fitting.map(([name, { value }]) => [name, value])),
    conflicts: fitting.filter(([name, { base }]) => !same(base, defaults[name])).map(([name]) => name),
  };
}
