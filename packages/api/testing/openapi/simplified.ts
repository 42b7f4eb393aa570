import { replaces } from './as-sent';
import type { Json } from './json';

/**
 * Simplifies a schema in place to how a person would write it: no ban on further fields (answers tolerate unknown ones), one `enum` for a
 * union of
 * constants, one list of types for a nullable value.
 * @param sent replaces it, or is added to it
 */
export function simplified(schema: Json, sent: Json | undefined): void {
  if (sent && replaces(sent)) for (const key of Object.keys(schema)) delete schema[key];
  // Without the symbol that marks it.
  for (const [key, value] of Object.entries(sent ?? {})) schema[key] = value;
  if (schema['additionalProperties'] === false) delete schema['additionalProperties'];
  const options = schema['anyOf'] as Json[] | undefined;
  if (!options) return;
  if (options.every((option) => 'const' in option)) {
    delete schema['anyOf'];
    Object.assign(schema, { type: options[0]?.['type'], enum: options.map((option) => option['const']) });
    return;
  }
  const [first, second] = options;
  if (options.length === 2 && first && second?.['type'] === 'null' && typeof first['type'] === 'string') {
    delete schema['anyOf'];
    const { type, enum: values, ...rest } = first as { type: string; enum?: unknown[] };
    Object.assign(schema, { type: [type, 'null'], ...rest, ...(values && { enum: [...values, null] }) });
  }
}
