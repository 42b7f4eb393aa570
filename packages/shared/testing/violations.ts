import type { Issue, Labels } from '@careloom/contract/issues';
import { z } from '@careloom/contract/schema';
import { specified } from '../../../testing/specified';

/** One way to break one rule of one field: the typed value, and the message that must appear under the field. */
export interface Violation {
  field: string;
  typed: string;
  /** Catalogue key of the rule broken. */
  rule: string;
  expected: string;
}

/** Typical invalid input of people and programs. The contract defines which rule each value breaks. */
const ATTEMPTS = [
  '',
  '   ',
  'x',
  'a b',
  '12',
  '123456',
  'abcdefgh',
  'Abcdefg1',
  'Abcdefg#1',
  'no-at-sign',
  'a@b',
  '-1',
  '0',
  '0.1',
  '1.5',
  '39',
  '51',
  '169',
  '9999999999',
  '10.555',
].concat([
  '24:00',
  '9:00',
  '2026-02-31',
  '31/12/2026',
  '200',
  '20a0',
  '20000',
  '12345678',
  'localhost',
  'w'.repeat(61),
  'w'.repeat(121),
  'w'.repeat(256),
  'w'.repeat(4001),
  `${'w'.repeat(250)}@x.test`,
  'Abcdefg#'.repeat(4),
]);

const KEY = /^[a-z_]+(\.[a-z_0-9]+)+$/;

/** The name of a field without a label in the catalogue. */
const readable = (field: string) => field.replaceAll('_', ' ').replace(/^./, (first) => first.toUpperCase());

function sentence(issue: Issue, labels: Labels) {
  const field = String(issue.path[0]);
  const label = labels[field];
  const attribute = label ? specified(label) : readable(field);
  return specified(issue.message, { attribute, min: issue.minimum, max: issue.maximum, ...issue.params });
}

/**
 * Finds all rules that a single wrong text can break, by trying every attempt in every field: a new rule of the contract is tested without
 * a change here. For each field and rule, returns the first attempt that breaks this rule before any other of the field. `valid` must pass
 * the schema.
 */
export function violationsOf(schema: z.ZodMiniType, valid: Record<string, unknown>, labels: Labels): Violation[] {
  const sound = z.safeParse(schema, valid);
  if (!sound.success) throw new Error(`The valid example is not valid: ${sound.error.message}`);
  const found = new Map<string, Violation>();
  for (const field of Object.keys(valid)) {
    for (const typed of ATTEMPTS) {
      const result = z.safeParse(schema, { ...valid, [field]: typed });
      if (result.success) continue;
      const issue = (result.error.issues as Issue[]).find(
        ({ path, message }) => path.length === 1 && path[0] === field && KEY.test(message),
      );
      if (!issue) continue;
      const key = `${field} ${issue.message}`;
      if (!found.has(key)) found.set(key, { field, typed, rule: issue.message, expected: sentence(issue, labels) });
    }
  }
  return [...found.values()];
}
