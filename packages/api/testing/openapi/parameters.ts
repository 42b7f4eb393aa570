import type { Call } from '@careloom/contract/call';
import { listQuery } from '@careloom/contract/list-query';
import type { Example } from './examples';
import type { Json } from './json';
import { type SchemaWriter, schemaWriter } from './schemas';

const IDEMPOTENCY_KEY: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'Sent again within 24 hours with the same parameters, the call is answered as before and makes nothing.',
  schema: { type: 'string', minLength: 1, maxLength: 200 },
  example: '7f3a91c2-0e5d-4b8a-9d1e-5c2f6a7b8c90',
};

/** The descriptions of the parameters of every list. */
const MEANING: Readonly<Record<string, string>> = {
  page: 'Which page, from 1.',
  per_page: 'Rows on a page.',
  search: 'Rows that have these words.',
  sort: 'The field of a row that the list is sorted by.',
  dir: 'The direction of the sort.',
};

/** A query has no null: optional parameters are omitted. */
function inAddress(schema: Json): Json {
  const { type, enum: values, ...rest } = schema as { type?: string | string[]; enum?: unknown[] };
  if (!Array.isArray(type)) return schema;
  return { type: type.find((one) => one !== 'null'), ...rest, ...(values && { enum: values.filter((value) => value !== null) }) };
}

const propertiesOf = (schema: Json) => (schema['properties'] ?? {}) as Record<string, Json>;

/** The parameters of every list, described once. */
const OF_LISTS: Readonly<Record<string, Json>> = Object.fromEntries(
  Object.entries(propertiesOf(schemaWriter().write(listQuery, 'input'))).map(([name, schema]) => [
    name,
    { name, in: 'query', required: false, description: MEANING[name], schema: inAddress(schema) },
  ]),
);

/** `components.parameters`. */
export const SHARED_PARAMETERS: Json = { ...OF_LISTS, 'Idempotency-Key': IDEMPOTENCY_KEY };

const refer = (name: string): Json => ({ $ref: `#/components/parameters/${name}` });

/** The path, query and header parameters of a call. */
export const parametersOf = (call: Call, example: Example, writer: SchemaWriter): Json[] => [
  ...parameters(call.params, 'path', example.request.path, writer),
  ...parameters(call.query, 'query', example.request.query, writer),
  ...(call.creates ? [refer('Idempotency-Key')] : []),
];

function parameters(schema: Call['params'], where: 'path' | 'query', values: Example['request']['path'], writer: SchemaWriter): Json[] {
  if (!schema) return [];
  const { required = [], ...object } = writer.write(schema, 'input') as Json & { required?: string[] };
  return Object.entries(propertiesOf(object)).map(([name, property]) => {
    const written = inAddress(property);
    if (where === 'query' && JSON.stringify(OF_LISTS[name]?.['schema']) === JSON.stringify(written)) return refer(name);
    return {
      name,
      in: where,
      required: where === 'path' || required.includes(name),
      // A list is one value with commas.
      ...(written['type'] === 'array' && { style: 'form', explode: false }),
      schema: written,
      ...(values?.[name] !== undefined && { example: written['type'] === 'string' ? `${values[name] as string | number}` : values[name] }),
    };
  });
}
