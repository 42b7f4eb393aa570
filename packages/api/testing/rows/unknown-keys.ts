import type { Call } from '@careloom/contract/call';
import { z } from 'zod';
import type { Shape } from '../fuzz/plausible';

/** Paths of an answer that its schema does not declare. */
export function unknownKeys(schema: Call['data'], value: unknown): string[] {
  return walk(z.toJSONSchema(schema, { unrepresentable: 'any' }) as Shape, value, 'data');
}

function walk(shape: Shape, value: unknown, path: string): string[] {
  if (shape.anyOf) return shape.anyOf.map((one) => walk(one, value, path)).sort((a, b) => a.length - b.length)[0] ?? [];
  if (Array.isArray(value)) return value.flatMap((item) => walk(shape.items ?? {}, item, `${path}[]`));
  const { properties } = shape;
  if (!properties || typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const own = Object.hasOwn(properties, key) ? properties[key] : undefined;
    return own ? walk(own, inner, `${path}.${key}`) : [`${path}.${key}`];
  });
}
