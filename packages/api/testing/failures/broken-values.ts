import type { Call } from '@careloom/contract/call';
import { z } from 'zod';
import type { Shape } from '../fuzz/plausible';

/** The field names of a body or query. */
export function keysOf(schema: Call['body']): string[] {
  const { properties = {} } = schema ? (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape) : {};
  return Object.keys(properties);
}

const LONG = 'x'.repeat(6_000);
const AS_TEXT = ['', 'x', '-1', '0.5', '999999999999', '2026-02-30', '1234', LONG];
const AS_JSON = [...AS_TEXT, null, {}, [], -1, 0.5, 1e12, ['x'], [{}]];
const FILES = [new File(['x'], 'a.txt', { type: 'text/plain' }), new File([''], 'a.csv'), new File([LONG.repeat(900)], 'a.csv')];

/** Inputs of a call, each with every field set to one unlikely value; path parameters are valid. */
export function brokenInputs(call: Call): object[] {
  const inQuery = call.method === 'GET' || call.method === 'DELETE';
  const names = keysOf(inQuery ? call.query : call.body);
  const inPath = Object.fromEntries([...call.path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, name === 'role' ? 'worker' : 1]));
  if (names.length === 0) return [];
  const all = (value: unknown) => ({ ...Object.fromEntries(names.map((name) => [name, value])), ...inPath });
  // A query is part of a URL, which can only have limited length.
  if (inQuery) return AS_TEXT.filter((text) => text !== LONG).map(all);
  return call.multipart ? [inPath, ...[...AS_TEXT, ...FILES].map(all)] : [inPath, ...AS_JSON.map(all)];
}
