import type { MessageKey } from './messages/index';

/** The part of a zod issue that a text is made from. */
export interface Issue {
  code?: string | undefined;
  path: PropertyKey[];
  message: string;
  input?: unknown;
  expected?: string;
  minimum?: number | bigint;
  maximum?: number | bigint;
  params?: Record<string, unknown> | undefined;
}

/** The catalogue key of each field's label, by field name; of a field in a list without its place (`clients.email`). */
export type Labels = Readonly<Record<string, MessageKey>>;

/** One text for each field and rule broken: the `errors` of a 422. Nested fields are joined by dots (`clients.0.email`). */
export type FieldErrors = Record<string, string[]>;

/** Looks a text up. The server has the whole catalogue, a page only the part that it shows. */
export type Lookup = (key: MessageKey) => string;

const BY_EXPECTED: Record<string, MessageKey> = {
  number: 'validation.numeric',
  int: 'validation.integer',
  array: 'validation.array',
  boolean: 'validation.boolean',
  date: 'validation.date',
};
const KEY = /^[a-z_]+(\.[a-z_0-9]+)+$/;

/** What a schema without a text of its own means. */
function keyOf(issue: Issue): MessageKey {
  if (KEY.test(issue.message)) return issue.message as MessageKey;
  if (issue.input === undefined && issue.code === 'invalid_type') return 'validation.required';
  if (issue.code === 'invalid_type') return BY_EXPECTED[issue.expected ?? ''] ?? 'validation.regex';
  return 'validation.in';
}

/** Fills `:attribute`, `:min`, `:max` and the like; a name without a value stays as it is. */
export function fill(template: string, values: Record<string, unknown>) {
  return template.replace(/:([a-z]+)/g, (whole, name: string) => (name in values ? String(values[name]) : whole));
}

const readable = (field: string) => field.replaceAll('_', ' ').replace(/^./, (first) => first.toUpperCase());

/** The specified sentence for an issue (section 5 of the specification). */
export function describeIssue(issue: Issue, labels: Labels, text: Lookup): string {
  const field = String(issue.path[0] ?? '');
  // A field within a list goes by its name without its place, and is else called what the field by itself is: `timings.1.pay_rate`.
  const inAnyItem = issue.path.filter((part) => typeof part !== 'number').join('.');
  const label = labels[inAnyItem] ?? labels[field] ?? labels[String(issue.path.at(-1))];
  const attribute = label ? text(label) : readable(field);
  const bounds = { ...(issue.minimum !== undefined && { min: issue.minimum }), ...(issue.maximum !== undefined && { max: issue.maximum }) };
  return fill(text(keyOf(issue)), { attribute, ...bounds, ...issue.params });
}

export function describeIssues(issues: readonly Issue[], labels: Labels, text: Lookup): FieldErrors {
  const errors: FieldErrors = {};
  for (const issue of issues) (errors[issue.path.join('.') || '_'] ??= []).push(describeIssue(issue, labels, text));
  return errors;
}
