import type { Call } from '@careloom/contract/call';
import { z } from 'zod';
import type { Shape } from '../fuzz/plausible';

/** Names of the fields that a body or query has. */
export function keysOf(schema: Call['body']): string[] {
  const { properties = {} } = schema ? (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape) : {};
  return Object.keys(properties);
}
