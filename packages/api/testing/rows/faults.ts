import type { Call } from '@careloom/contract/call';
import type { Answer } from '../send';
import { isKnown } from './known';
import { missing, named } from './named-keys';
import type { SpecRow } from './spec-rows';
import { unknownKeys } from './unknown-keys';

/** What is wrong with a successful answer: its status, its text, keys unknown to the contract, missing keys of the row. */
export function faultsOf({ id, response, successes }: SpecRow, { data: schema }: Call, answer: Answer<unknown>): string[] {
  const { status, message, errors, data } = answer;
  if (status !== 200) return [`${status} ${message} ${JSON.stringify(errors)}`];
  if (!successes.includes(message)) return [`says "${message}"`];
  if (!schema.safeParse(data).success) return ['is not of the contract'];
  const lacking = missing(named(response), data).filter((path) => !isKnown(id, path));
  return [...unknownKeys(schema, data), ...new Set(lacking)];
}

/** Whether a list, or a page of one, is empty. */
export function isEmpty(data: unknown): boolean {
  const items: unknown = Array.isArray(data) ? data : (data as { items?: unknown }).items;
  return Array.isArray(items) && items.length === 0;
}
