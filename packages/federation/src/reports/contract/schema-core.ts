import type { z } from '@careloom/contract/schema';

export type Schema = z.core.$ZodTypes;
export type Check = z.core.$ZodChecks;

/** Which side of a schema is looked at: what it is handed, or what it makes of it. */
export type Side = 'in' | 'out';

/** What is left of a schema without what only wraps it. */
export interface Core {
  schema: Schema;
  nullable: boolean;
  checks: Check[];
  /** What is made of it, where that is another thing with rules of its own: the list that `open,closed` becomes. */
  becomes?: Core;
}

const inner = (schema: z.core.$ZodType) => schema as Schema;
const isOpen = ({ schema }: Core) => ['any', 'unknown', 'transform'].includes(schema._zod.def.type);

/** Looks through `optional`, `nullable`, defaults and pipes. */
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

/** Of two steps the one that says what is meant: where both do, what comes in, and that it becomes the other. */
function piped(first: Core, second: Core, side: Side): Core {
  if (isOpen(first)) return { ...second, nullable: first.nullable || second.nullable };
  if (isOpen(second)) return first;
  return side === 'out' ? second : { ...first, becomes: second };
}

/** Whether a field may be left out of what is sent, or missing in what is answered. */
export const isOptional = (schema: Schema, side: Side) =>
  side === 'in' ? schema._zod.optin !== undefined : schema._zod.optout === 'optional';
