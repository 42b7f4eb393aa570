import { answering, json, refusal, type Asked } from '../answering';
import type { Recording } from './recorded';

/** Normalises an address: its path below `/api/v1`, with the query parameters sorted. */
function canonical(uri: string): string {
  const { pathname, searchParams } = new URL(uri, 'http://localhost');
  searchParams.sort();
  const query = searchParams.toString();
  return pathname.replace(/^\/api\/v1/, '') + (query && `?${query}`);
}

/** Removes the records from the data of a list. Returns other data unchanged. */
const emptied = (data: unknown): unknown =>
  typeof data === 'object' && data !== null && 'items' in data ? { ...data, items: [], total: 0, last_page: 1 } : data;

/**
 * Stubs the server with the recorded answers.
 * @param isEmpty whether lists are answered without records
 * @returns a function that returns the requests without a recorded answer
 */
export function answerRecorded(answers: Recording['answers'], isEmpty: boolean): () => readonly string[] {
  const known = new Map(Object.entries(answers).map(([address, { data }]) => [canonical(address), data]));
  const unknown: string[] = [];
  answering(({ method, uri }: Asked) => {
    const address = canonical(uri);
    if (method === 'GET' && known.has(address)) return json(200, isEmpty ? emptied(known.get(address)) : known.get(address));
    unknown.push(`${method} ${address}`);
    return refusal(404, 'Record does not exist.');
  });
  return () => unknown;
}
