import type { z as mini } from '@careloom/contract/schema';
import { z } from 'zod';
import { asSent } from './as-sent';
import type { Json } from './json';
import { simplified } from './simplified';
import { namedSchemas } from './named-schemas';

export type Direction = 'input' | 'output';

/** Writes the contract's schemas as JSON Schema 2020-12, named ones once, under `components.schemas`. */
export interface SchemaWriter {
  /** @param io what is sent (`input`) or answered (`output`) */
  write(schema: mini.ZodMiniType, io: Direction): Json;
  components: Record<string, Json>;
}

export function schemaWriter(): SchemaWriter {
  const components: Record<string, Json> = {};
  const metadata = namedSchemas();

  /** Writes a schema under its name; if its sent and answered forms differ, the sent one gets a separate name. */
  function keep(name: string, schema: Json, io: Direction): string {
    const same = (one: string) => !components[one] || JSON.stringify(components[one]) === JSON.stringify(schema);
    const free = io === 'output' || same(name) ? name : `${name}Input`;
    if (!same(free)) throw new Error(`Two schemas are called ${free}.`);
    components[free] = schema;
    return `#/components/schemas/${free}`;
  }

  function write(schema: mini.ZodMiniType, io: Direction): Json {
    const {
      $schema: _,
      $defs = {},
      ...written
    } = z.toJSONSchema(schema, {
      io,
      metadata,
      unrepresentable: 'any',
      override: ({ zodSchema, jsonSchema }) => {
        const sent = io === 'input' ? asSent(zodSchema, (inner) => write(inner, io)) : undefined;
        simplified(jsonSchema, sent);
      },
    }) as Json & { $defs?: Record<string, Json> };
    // A definition is written after those it refers to.
    const references = new Map<string, string>();
    const rename = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(rename);
      if (typeof value !== 'object' || value === null) return value;
      return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, key === '$ref' ? target(String(inner)) : rename(inner)]));
    };
    const target = (reference: string): string => {
      const name = /^#\/\$defs\/(.+)$/.exec(reference)?.[1];
      if (!name) return reference;
      const known = references.get(name);
      if (known) return known;
      const { id: _id, ...definition } = $defs[name] ?? {};
      const kept = keep(name, rename(definition) as Json, io);
      references.set(name, kept);
      return kept;
    };
    return rename(written) as Json;
  }

  return { write, components };
}
