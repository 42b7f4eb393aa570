import type { Call } from '@careloom/contract/call';
import { envelope, failure } from '@careloom/contract/envelope';
import { z } from 'zod';
import type { z as mini } from '@careloom/contract/schema';
import type { DeclaredRoute } from './declared-routes';

type Schema = Record<string, unknown>;

const STATUSES = { '401': 'No session, or no permission', '403': 'State of the account', '404': 'Not found', '422': 'Validation' };

/** A schema of what is sent (`input`) or answered (`output`). What JSON Schema can not say (a file, a transform) is left open. */
const jsonSchema = (schema: mini.ZodMiniType, io: 'input' | 'output'): Schema =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'openapi-3.0' });

/** The OpenAPI 3.0 document of all calls of the contract that this server answers. */
export function openApiDocument(routes: readonly DeclaredRoute[], version: string): Schema {
  const paths: Record<string, Record<string, Schema>> = {};
  for (const { url, declaration } of routes) {
    if (!('call' in declaration)) continue;
    const path = url.replace(/:(\w+)/g, '{$1}');
    (paths[path] ??= {})[declaration.call.method.toLowerCase()] = operation(declaration.call, declaration.scope);
  }
  return {
    openapi: '3.0.3',
    info: { title: 'Careloom API', version },
    paths,
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } }, schemas: { Failure: jsonSchema(failure, 'output') } },
  };
}

function operation(call: Call, scope: string): Schema {
  const failures = Object.entries(STATUSES).map(([status, description]) => [
    status,
    { description, content: json({ $ref: '#/components/schemas/Failure' }) },
  ]);
  return {
    operationId: call.id,
    tags: [call.path.split('/')[1]],
    'x-access': call.access,
    'x-scope': scope,
    ...(call.access !== 'public' && { security: [{ bearer: [] }] }),
    parameters: [...parameters(call.params, 'path'), ...parameters(call.query, 'query'), ...(call.creates ? [IDEMPOTENCY_KEY] : [])],
    ...(call.body && { requestBody: { content: body(call) } }),
    responses: {
      '200': { description: 'Success', content: json(jsonSchema(envelope(call.data), 'output')) },
      ...Object.fromEntries(failures),
    },
  };
}

const IDEMPOTENCY_KEY: Schema = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'Sent again within 24 hours with the same parameters, the call is answered as before and makes nothing',
  schema: { type: 'string', minLength: 1, maxLength: 200 },
};

const json = (schema: Schema): Schema => ({ 'application/json': { schema } });

function body({ body: schema, multipart }: Call): Schema {
  if (!schema) return {};
  const written = jsonSchema(schema, 'input');
  return multipart ? { 'multipart/form-data': { schema: written } } : json(written);
}

function parameters(schema: mini.ZodMiniType | undefined, where: 'path' | 'query'): Schema[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as { properties?: Record<string, Schema>; required?: string[] };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema: property,
  }));
}
