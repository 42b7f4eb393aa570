import { bit, clock, day, face, instant, location, maybeFace, money, named, person } from '@careloom/contract/entities';
import { failure } from '@careloom/contract/envelope';
import { z } from 'zod';
import { GROUPS } from './groups';

/** Schemas used by many calls, with descriptions for integrators. */
const SHARED = {
  Money: [money, { description: 'Dollars as text with two decimals.', examples: ['1234.50'] }],
  Flag: [bit, { description: '1 for yes, 0 for no.' }],
  Instant: [instant, { description: 'A moment, ISO 8601 in UTC.', format: 'date-time' }],
  Day: [day, { description: 'A calendar day, `yyyy-MM-dd`.', format: 'date' }],
  Clock: [clock, { description: 'A time of day on the clock of the house, `HH:mm`.' }],
  Reference: [named, { description: 'A record by id and name.' }],
  Person: [person, { description: 'A person by id and name.' }],
  Face: [face, { description: 'A person by id, name and picture.' }],
  PersonOrFace: [maybeFace, { description: 'A person by id and name, in some answers with the picture.' }],
  Location: [location, {}],
  Failure: [failure, { description: 'Every answer that is not a success.' }],
} as const;

/** Exports with the same name in two files. */
const RENAMED: Readonly<Record<string, string>> = { 'Chat participant': 'ChatParticipant' };

const isSchema = (value: unknown): value is z.ZodType => typeof value === 'object' && value !== null && '_zod' in value;
const pascal = (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;

/** Every schema that the contract exports, by its name there. */
export function namedSchemas() {
  const registry = z.registry<Record<string, unknown>>();
  for (const [id, [schema, about]] of Object.entries(SHARED)) registry.add(schema as unknown as z.ZodType, { id, ...about });
  for (const { tag, modules } of GROUPS) {
    for (const [name, value] of modules.flatMap((module) => Object.entries(module))) {
      // A query is described parameter by parameter.
      if (isSchema(value) && !name.endsWith('Query') && !registry.has(value))
        registry.add(value, { id: RENAMED[`${tag} ${name}`] ?? pascal(name) });
    }
  }
  return registry;
}
