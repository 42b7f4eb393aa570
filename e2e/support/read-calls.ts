import { readSpec } from './catalogue';
import { ROLE_NAMES, type Role } from './roles';
import type { RouteRow } from './routes';

/** A call that reads the data of a screen, and the roles that may make it by `api.csv`. */
export interface ReadCall {
  path: string;
  roles: Role[];
}

const READS = new Map(
  readSpec('api.csv')
    .filter(({ method }) => method === 'GET')
    .map(({ path = '', roles = '' }) => [path.replace('/api/v1/', ''), ROLE_NAMES.filter((role) => roles.split(';').includes(role))]),
);

/** The first reading call of a screen, with record 1 for every id, because a refusal does not depend on the record. */
export function readCallOf({ calls }: RouteRow): ReadCall | undefined {
  const [, path] = /GET ([^;?\s]+)/.exec(calls) ?? [];
  const roles = path === undefined ? undefined : READS.get(path);
  return path !== undefined && roles ? { path: `/${path.replace(/\{\w+\}/g, '1')}`, roles } : undefined;
}
