import type { Answer } from './answer';
import { exchange } from './exchange';
import { requestOf, type Input } from './request';
import { t } from './texts';

export type ResourceId = number | string;

/** A generic client of one resource, for endpoints that have no call in the contract. Answers carry their data unparsed. */
export interface Resource {
  list(params?: Input): Promise<Answer<unknown>>;
  get(id: ResourceId, params?: Input): Promise<Answer<unknown>>;
  create(values: Input): Promise<Answer<unknown>>;
  update(id: ResourceId, values: Input): Promise<Answer<unknown>>;
  remove(id: ResourceId, params?: Input): Promise<Answer<unknown>>;
}

/**
 * @param name the path under `/api/v1`, such as `providers` or `house/:house_id/house-participants`. Parameters named in it are taken out
 *   of `params` and `values`; the remaining `params` become the query (section 7)
 * @throws Error "Resource is not provided"; and by `get`, `update` and `remove`: "Id is not provided" (section 5)
 */
export function createResource(name: string): Resource {
  if (!name) throw new Error(t('client.no_resource'));
  const all = `/${name}` as const;
  const one = (id: ResourceId) => `${all}/${encodeURIComponent(given(id))}` as const;
  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: `/${string}`, input: Input = {}) =>
    exchange(requestOf({ method, path }, input));
  return {
    list: (params) => call('GET', all, params),
    get: (id, params) => call('GET', one(id), params),
    create: (values) => call('POST', all, values),
    update: (id, values) => call('PUT', one(id), values),
    remove: (id, params) => call('DELETE', one(id), params),
  };
}

/** The type requires an id, but a value from a path or a form may still be missing at run time. */
function given(id: ResourceId | null | undefined): ResourceId {
  if (id === undefined || id === null || id === '') throw new Error(t('client.no_id'));
  return id;
}
