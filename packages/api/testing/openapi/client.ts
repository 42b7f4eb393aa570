import createClient from 'openapi-fetch';
import { API_BASE } from '../../src/platform/http/route';
import { formOf } from '../send';
import type { paths } from './client-types';
import type { Asked } from './every-call';
import type { Answered } from './record';

type Path = keyof paths;

/** Makes calls with a client that is generated from the document alone. */
export function generatedClient(url: string): (asked: Asked) => Promise<Answered> {
  const client = createClient<paths>({ baseUrl: `${url}${API_BASE}` });
  return async ({ call, person, headers, path, query, body }) => {
    // The call is only known when the test runs; client.types.test.ts checks its types against the contract's.
    const request = client.request as (
      method: string,
      path: Path,
      options: object,
    ) => Promise<{ data?: unknown; error?: unknown; response: Response }>;
    const { data, error, response } = await request(call.method.toLowerCase(), call.path.replace(/:(\w+)/g, '{$1}') as Path, {
      params: { path, query },
      headers: { ...(person && { authorization: `Bearer ${person.token}` }), ...headers },
      redirect: 'manual',
      parseAs: 'text',
      ...(body && { body, ...(call.multipart && { bodySerializer: formOf }) }),
    });
    const isJson = response.headers.get('content-type')?.startsWith('application/json');
    const answer: unknown = response.ok ? isJson && JSON.parse(String(data)) : error;
    return { status: response.status, ...(isJson && { answer }) };
  };
}
