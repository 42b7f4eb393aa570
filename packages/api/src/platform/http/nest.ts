const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype']);
const MAX_DEPTH = 4;

/**
 * Turns form fields into the objects and lists that their names describe: `clients[0][name]`, `ids[]`, `first_name`. A repeated plain name
 * keeps its last value. Names that target a prototype, and those nested deeper than any of ours, are dropped.
 */
export function nest(fields: Iterable<readonly [name: string, value: unknown]>): Record<string, unknown> {
  const root: Record<string, unknown> = {};
  for (const [name, value] of fields) {
    const keys = [...name.matchAll(/[^[\]]+|\[\]/g)].map(([key]) => key);
    if (keys.length === 0 || keys.length > MAX_DEPTH || keys.some((key) => FORBIDDEN.has(key))) continue;
    place(root, keys, value);
  }
  return listed(root) as Record<string, unknown>;
}

function place(target: Record<string, unknown>, keys: readonly string[], value: unknown): void {
  const [first = '', ...rest] = keys;
  const key = first === '[]' ? String(Object.keys(target).length) : first;
  if (rest.length === 0) {
    target[key] = value;
    return;
  }
  const inner = target[key];
  const branch = isPlain(inner) ? inner : {};
  target[key] = branch;
  place(branch, rest, value);
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype && !('content' in value);

/** Turns objects with the keys 0, 1, 2 … into lists. */
function listed(value: unknown): unknown {
  if (!isPlain(value)) return value;
  const keys = Object.keys(value);
  const isList = keys.length > 0 && keys.every((key, index) => key === String(index));
  if (isList) return keys.map((key) => listed(value[key]));
  return Object.fromEntries(keys.map((key) => [key, listed(value[key])]));
}
