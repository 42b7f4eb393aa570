import type { z } from '@careloom/contract/schema';

interface Inside {
  type?: string;
  shape?: Readonly<Record<string, z.ZodMiniType>>;
  element?: z.ZodMiniType;
  in?: z.ZodMiniType;
  innerType?: z.ZodMiniType;
}

const inside = (schema: z.ZodMiniType) => schema._zod.def as Inside;

/** One step into a schema: a field of an object, or the item of a list. */
function stepInto(schema: z.ZodMiniType, name: string): z.ZodMiniType | undefined {
  const { shape, element, in: first, innerType } = inside(schema);
  if (shape) return shape[name];
  if (element) return element;
  const next = innerType ?? first;
  return next && stepInto(next, name);
}

/** Whether the contract makes a field optional. A field with a default (a list that may be empty) is not marked as optional. */
export function optionalIn(schema: z.ZodMiniType, path: string): boolean {
  let found: z.ZodMiniType | undefined = schema;
  for (const name of path.split('.')) found = found && stepInto(found, name);
  return found !== undefined && found._zod.optin === 'optional' && inside(found).type !== 'default';
}
