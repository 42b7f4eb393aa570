import { readFile } from 'node:fs/promises';
import type { UserType } from '@careloom/contract/permissions';
import { parse } from 'csv-parse/sync';

const CSV = new URL('../../../../../docs/spec/api.csv', import.meta.url);

/** A call as `docs/spec/api.csv` has it. */
export interface SpecRow {
  id: string;
  method: string;
  response: string;
  /** Empty where it is public. */
  roles: UserType[];
}

type Cells = Record<'id' | 'method' | 'response' | 'roles', string>;
const cells = parse<Cells>(await readFile(CSV, 'utf8'), { columns: true, bom: true });

export const specRows: readonly SpecRow[] = cells.map(({ id, method, response, roles }) => ({
  id,
  method,
  response,
  roles: roles === 'public' ? [] : (roles.split(';') as UserType[]),
}));
