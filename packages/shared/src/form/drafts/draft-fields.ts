import type { DraftFields } from './draft-place';

type Values = Readonly<Record<string, unknown>>;

const isPlain = (value: unknown): boolean => {
  if (Array.isArray(value)) return value.every(isPlain);
  if (typeof value === 'object' && value !== null) {
    return Object.getPrototypeOf(value) === Object.prototype && Object.values(value).every(isPlain);
  }
  return ['string', 'number', 'boolean'].includes(typeof value);
};

/** A choice by id is a number in an answer and text in a control. */
const kindOf = (value: unknown) => {
  if (Array.isArray(value)) return 'list';
  return typeof value === 'number' ? 'string' : typeof value;
};
const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * What differs from the form's defaults, without what must not be stored (passwords) and what can not be (files).
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
  /** Fields that somebody else changed after the draft was begun. */
  overtaken: string[];
}

/**
 * What of a stored draft fits the form as it is now: fields that it still has, with values of the same kind. Everything else of
 * the form keeps its present value.
 * @returns null where nothing is left that differs from the form
 */
export function fitDraft(fields: DraftFields, defaults: Values): Restored | null {
  const fitting = Object.entries(fields).filter(
    ([name, { value }]) =>
      Object.hasOwn(defaults, name) && isPlain(value) && kindOf(value) === kindOf(defaults[name]) && !same(value, defaults[name]),
  );
  if (fitting.length === 0) return null;
  return {
    values: Object.fromEntries(fitting.map(([name, { value }]) => [name, value])),
    overtaken: fitting.filter(([name, { base }]) => !same(base, defaults[name])).map(([name]) => name),
  };
}
