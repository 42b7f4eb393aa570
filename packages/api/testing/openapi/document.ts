import { failure } from '@careloom/contract/envelope';
import own from '../../package.json' with { type: 'json' };
import type { DeclaredRoute } from '../../src/platform/http/declared-routes';
import { API_BASE } from '../../src/platform/http/route';
import { specRows } from '../../../../testing/spec-csv';
import { DESCRIPTION } from './description';
import type { Examples } from './examples';
import { commonFailures } from './failures';
import { GROUPS } from './groups';
import { operation } from './operation';
import { SHARED_PARAMETERS } from './parameters';
import type { Json } from './json';
import { schemaWriter } from './schemas';
import { SCHEMES } from './security';

/**
 * The OpenAPI 3.1 document of the contract's calls that a server answers.
 * @param routes the declared routes
 * @param examples a recorded request and answer of each
 */
export function openApiDocument(routes: readonly DeclaredRoute[], examples: Examples): Json {
  const writer = schemaWriter();
  const rows = new Map(specRows('api').map((row) => [row['id'], row]));
  const paths: Record<string, Json> = {};
  for (const { url, declaration } of routes) {
    if (!('call' in declaration)) continue;
    const { call, scope, byPerson } = declaration;
    const row = rows.get(call.id);
    if (!row) throw new Error(`${call.id} has no row in docs/spec/api.csv.`);
    const path = url.slice(API_BASE.length).replace(/:(\w+)/g, '{$1}');
    (paths[path] ??= {})[call.method.toLowerCase()] = operation({ call, scope, byPerson, row, example: examples[call.id] }, writer);
  }
  writer.write(failure, 'output');
  return {
    openapi: '3.1.0',
    info: {
      title: 'Careloom API',
      version: own.version,
      summary: 'Care-support workforce and hiring',
      description: DESCRIPTION,
      contact: { name: 'The administrator of this installation' },
      license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
    },
    servers: [{ url: API_BASE, description: 'This installation' }],
    tags: GROUPS.map(({ tag, description }) => ({ name: tag, description })),
    paths: sorted(paths),
    components: {
      securitySchemes: SCHEMES,
      parameters: SHARED_PARAMETERS,
      responses: commonFailures(),
      schemas: sorted(writer.components),
    },
  };
}

const sorted = <Value>(record: Record<string, Value>): Record<string, Value> =>
  Object.fromEntries(Object.entries(record).sort(([one], [other]) => (one < other ? -1 : 1)));
