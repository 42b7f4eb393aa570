import type { MessageKey } from './messages/index';

/** The properties of a zod issue from which its message is made. */
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

/** Catalogue key of each field's label, by field name; for a field within a list, without the index (`clients.email`). */
export type Labels = Readonly<Record<string, MessageKey>>;

/** Messages by field, one for each broken rule: the `errors` of a 422. Nested names are joined by dots (`clients.0.email`). */
export type FieldErrors = Record<string, string[]>;

/** Looks up a text. The server has the whole catalogue, a page only the texts that it shows. */
export type Lookup = (key: MessageKey) => string;

const BY_EXPECTED: Record<string, MessageKey> = {
  number: 'validation.numeric',
  int: 'validation.integer',
  array: 'validation.array',
  boolean: 'validation.boolean',
  date: 'validation.date',
};
const KEY = /^[a-z_]+(\.[a-z_0-9]+)+$/;

/** The default text key of an issue whose schema has no text of its own. */
function keyOf(issue: Issue): MessageKey {
  if (KEY.test(issue.message)) return issue.message as MessageKey;
  if (issue.input === undefined && issue.code === 'invalid_type') return 'validation.required';
  if (issue.code === 'invalid_type') return BY_EXPECTED[issue.expected ?? ''] ?? 'validation.regex';
  return 'validation.in';
}

/** Fills `:attribute`, `:min`, `:max` and the like; a placeholder without a value is left unchanged. */
export function fill(template: string, values: Record<string, unknown>) {
  return template.replace(/:([a-z]+)/g, (whole, name: string) => (name in values ? String(values[name]) : whole));
}

const readable = (field: string) => field.replaceAll('_', ' ').replace(/^./, (first) => first.toUpperCase());

/** The specified message for an issue (section 5 of the specification). */
export function describeIssue(issue: Issue, labels: Labels, text: Lookup): string {
  const field = String(issue.path[0] ?? '');
  // The label of a list item's field is looked up without the index, then by the list's name, then by the field's own:
  // `timings.1.pay_rate`.
  const inAnyItem = issue.path.filter((part) => typeof part !== 'number').join('.');
  const label = labels[inAnyItem] ?? labels[field] ?? labels[String(issue.path.at(-1))];
  const attribute = label ? text(label) : readable(field);
  const bounds = { ...(issue.minimum !== undefined && { min: issue.minimum }), ...(issue.maximum !== undefined && { max: issue.maximum }) };
  return fill(text(keyOf(issue)), { attribute, ...bounds, ...issue.params });
}

/**
 * @example
 * ```ts
 * import { describeIssues } from '@careloom/contract/issues';
 * import { houseBody, houseLabels } from '@careloom/contract/resources/houses';
 *
 * const { error } = houseBody.safeParse({ name: '' });
 * export const errors = describeIssues(error?.issues ?? [], houseLabels, (key) => key);
 * ```
 */
export function describeIssues(issues: readonly Issue[], labels: Labels, text: Lookup): FieldErrors {
  const errors: FieldErrors = {};
  for (const issue of issues) (errors[issue.path.join('.') || '_'] ??= []).push(describeIssue(issue, labels, text));
  return errors;
}
