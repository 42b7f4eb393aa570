import type { z } from '@careloom/contract/schema';

export type Schema = z.core.$ZodTypes;
export type Check = z.core.$ZodChecks;

/** The side of a schema: its input or its output. */
export type Side = 'in' | 'out';

/** A schema without its wrappers. */
export interface Core {
  schema: Schema;
  nullable: boolean;
  checks: Check[];
  /** What it is transformed into, if that has rules of its own: `open,closed` becomes a list. */
  becomes?: Core;
}

const inner = (schema: z.core.$ZodType) => schema as Schema;
const isOpen = ({ schema }: Core) => ['any', 'unknown', 'transform'].includes(schema._zod.def.type);

/** Unwraps `optional`, `nullable`, defaults and pipes. */
export function coreOf(schema: Schema, side: Side): Core {
  const { def } = schema._zod;
  const checks = (def.checks ?? []) as Check[];
  switch (def.type) {
    case 'nullable':
      return { ...coreOf(inner(def.innerType), side), nullable: true };
    case 'optional':
    case 'nonoptional':
    case 'default':
    case 'prefault':
    case 'readonly':
    case 'catch':
      return coreOf(inner(def.innerType), side);
    case 'lazy':
      return coreOf(inner(def.getter()), side);
    case 'pipe':
      return piped(coreOf(inner(def.in), side), coreOf(inner(def.out), side), side);
    default:
      return { schema, nullable: false, checks };
  }
}

/**
 * Chooses the step of a pipe that carries information. If both do: on the output side the second; on the input side the first, with the
 * second as `becomes`.
 */
function piped(first: Core, second: Core, side: Side): Core {
  if (isOpen(first)) return { ...second, nullable: first.nullable || second.nullable };
  if (isOpen(second)) return first;
  return side === 'out' ? second : { ...first, becomes: second };
}

/** Whether a field may be omitted in a request, or missing in a response. */
export const isOptional = (schema: Schema, side: Side) =>
  side === 'in' ? schema._zod.optin !== undefined : schema._zod.optout === 'optional';
