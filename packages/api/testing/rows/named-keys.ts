import { specRows } from './spec-rows';

/** The keys of an answer according to `api.csv`, with their content where the row describes it. */
export interface Named {
  list: boolean;
  /** Keys with a question mark are not for everybody. */
  keys: ReadonlyMap<string, Field>;
}

interface Field {
  optional: boolean;
  shape: Named | null;
}

const withoutNotes = (text: string) => text.replace(/\([^)]*\)/g, '');

const CLOSING: Readonly<Record<string, string>> = { '{': '}', '[': ']' };

/** Parts of a text between a separator, outside brackets. */
function parts(text: string, separator: string): string[] {
  const found = [''];
  let depth = 0;
  for (const sign of text) {
    if (sign === '{' || sign === '[') depth += 1;
    if (sign === '}' || sign === ']') depth -= 1;
    if (sign === separator && depth === 0) found.push('');
    else found.push((found.pop() ?? '') + sign);
  }
  return found.map((part) => part.trim()).filter(Boolean);
}

/** The content of the brackets at the beginning of a text. */
function inside(text: string): string {
  const [opening = ''] = text;
  let depth = 0;
  for (const [place, sign] of [...text].entries()) {
    if (sign === opening) depth += 1;
    if (sign === CLOSING[opening]) depth -= 1;
    if (depth === 0) return text.slice(1, place);
  }
  throw new Error(`Brackets of api.csv do not close: ${text}`);
}

/** `House` is described where it first appears with its fields; fields that a row adds with a plus apply to that row only. */
function entity(name: string): Named | null {
  const row = specRows.find(({ response }) => new RegExp(`\\b${name}\\{`).test(response));
  return row ? shapeOf(withoutNotes(row.response.slice(row.response.search(new RegExp(`\\b${name}\\{`)) + name.length))) : null;
}

function property(text: string): [string, Field] {
  const name = /^\w+/.exec(text)?.[0] ?? '';
  const rest = withoutNotes(text.slice(name.length))
    .replace(/^\s*:\s*/, '')
    .trim();
  return [name, { optional: rest.endsWith('?'), shape: named(rest) }];
}

/** Null where the content is not described: a number, a text, `{..}`. */
export function named(text: string): Named | null {
  const [first = '', ...more] = parts(withoutNotes(text), '+');
  const base = shapeOf(first);
  if (!base) return null;
  return { ...base, keys: new Map([...base.keys, ...more.map(property)]) };
}

function shapeOf(text: string): Named | null {
  if (text.startsWith('[')) {
    const item = named(inside(text));
    return item && { ...item, list: true };
  }
  if (text.startsWith('{')) {
    const fields = parts(inside(text), ',').filter((field) => !field.startsWith('.'));
    return fields.length > 0 ? { list: false, keys: new Map(fields.map(property)) } : null;
  }
  const name = /^[A-Z]\w+/.exec(text)?.[0];
  if (!name) return null;
  const own = text.slice(name.length);
  return own.startsWith('{') ? shapeOf(own) : entity(name);
}

/** Paths that the row names and an answer lacks. Below null or in an empty list, nothing is missing. */
export function missing(shape: Named | null, value: unknown, path = 'data'): string[] {
  if (!shape || value === null || value === undefined) return [];
  if (Array.isArray(value)) return shape.list ? value.flatMap((item) => missing({ ...shape, list: false }, item, `${path}[]`)) : [];
  return [...shape.keys].flatMap(([key, field]) => {
    const own = (value as Record<string, unknown>)[key];
    if (own === undefined) return field.optional ? [] : [`${path}.${key}`];
    return missing(field.shape, own, `${path}.${key}`);
  });
}
