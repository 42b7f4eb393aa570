import type { z as mini } from '@careloom/contract/schema';
import type { Json } from './json';

interface Definition {
  type: string;
  in?: Schema;
  out?: Schema;
  innerType?: Schema;
  options?: Schema[];
  defaultValue?: unknown;
  checks?: { _zod: { def: { fn?: unknown; error?: (issue: object) => unknown } } }[];
}
type Schema = mini.ZodMiniType;
/** A schema of either of zod's packages. */
interface Held {
  _zod: { def: object };
}
const defOf = (schema: Held | undefined) => schema?._zod.def as Definition | undefined;

/** What the contract's rules require beyond zod's JSON Schema, by the text of their error. */
const FORMATS: Readonly<Record<string, Json>> = {
  'validation.date': { format: 'date' },
  'validation.date_format': { pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' },
  'validation.email': { format: 'email' },
};

/**
 * What a caller sends for a rule of `rules.ts` that accepts several notations of a value: a form's text, blanks, an absent value.
 * Such a rule is a pipe: zod describes its first half, but an integrator needs the second.
 * @returns undefined for a schema that zod describes correctly
 */
export function asSent(schema: Held, write: (schema: Schema) => Json): Json | undefined {
  const definition = defOf(schema);
  if (definition?.type === 'string') return formatOf(definition);
  if (definition?.type === 'number') return definition.checks?.some(isWhole) ? { type: 'integer' } : undefined;
  if (definition?.type === 'default') return { default: definition.defaultValue };
  if (definition?.type === 'custom') return { type: 'string', contentMediaType: 'application/octet-stream' };
  if (definition?.type !== 'pipe') return undefined;
  const [from, to] = [defOf(definition.in), defOf(definition.out)];
  // `optional`: anything, stripped of blanks, then the rule or null.
  if (from?.type === 'optional' && to?.type === 'pipe' && to.out) return replaced(write(to.out));
  // `flag`: 0 or 1, in any notation.
  if (from?.type === 'union' && to?.type === 'transform') return replaced({ type: 'integer', enum: [0, 1] });
  // `number`, `listOf` and a body with synonyms: first converted into what the second half checks.
  if (from?.type === 'pipe' && ['number', 'array', 'object'].includes(to?.type ?? '') && definition.out)
    return replaced(write(definition.out));
  return undefined;
}

/** Marks a schema that replaces zod's description. */
const REPLACES = Symbol('replaces');
const replaced = (schema: Json): Json => ({ ...schema, [REPLACES]: true });
export const replaces = (schema: Json): boolean => REPLACES in schema;

const isWhole = ({ _zod: { def } }: { _zod: { def: { fn?: unknown } } }) => def.fn === Number.isInteger;

function formatOf({ checks = [] }: Definition): Json | undefined {
  for (const { _zod } of checks) {
    const format = FORMATS[String(_zod.def.error?.({}))];
    if (format) return format;
  }
  return undefined;
}
