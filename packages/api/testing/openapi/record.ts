import type { Asked } from './every-call';
import type { Example } from './examples';

/** The answer to a call. */
export interface Answered {
  status: number;
  /** JSON; undefined for a file or a redirect. */
  answer?: unknown;
}

/** The number of rows of a list that an example shows. */
const SHOWN = 2;

/**
 * A call as the document shows it: without values that differ from run to run, and only with the first rows of a list.
 * @param settle replaces values that differ
 */
export function record(asked: Asked, { status, answer }: Answered, settle: (value: unknown) => unknown): Example {
  const { path, query, body } = asked;
  const request = { ...filled('path', path), ...filled('query', query), ...(body && filled('body', body)) };
  return settle({ request, status, ...(answer !== undefined && { answer: shortened(answer) }) }) as Example;
}

const filled = (name: string, values: Record<string, unknown>) => (Object.keys(values).length > 0 ? { [name]: values } : {});

function shortened(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, SHOWN).map(shortened);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shortened(inner)]));
}
