import type { Check } from './schema-core';

/** A validation rule: its name in a report, and its bound. */
export type Rule = readonly [name: string, bound: string];

/** The key of the rule's error text. */
function textOf(check: Check): string {
  const { error } = check._zod.def as { error?: unknown };
  const message = typeof error === 'function' ? (error as (issue: object) => unknown)({}) : undefined;
  return typeof message === 'string' ? message : 'custom';
}

const at = (path: readonly PropertyKey[] | undefined) => (path?.length ? ` at ${path.map(String).join('.')}` : '');

/** The rule of a check. Null for one that only normalises: trimming, lower case. */
export function ruleOf(check: Check): Rule | null {
  const { def } = check._zod;
  switch (def.check) {
    case 'max_length':
      return ['max_length', String(def.maximum)];
    case 'min_length':
      return ['min_length', String(def.minimum)];
    case 'less_than':
    case 'greater_than':
      return [def.check, String(def.value)];
    case 'string_format':
      return ['format', String(def.pattern ?? def.format)];
    case 'overwrite':
      return null;
    default: {
      const { params, path } = def as { params?: unknown; path?: PropertyKey[] };
      return [`rule ${textOf(check)}${at(path)}`, params === undefined ? 'meets it' : JSON.stringify(params)];
    }
  }
}
