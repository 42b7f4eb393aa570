/** The specification's tables, for tests that compare code with them. */
import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';

export type Table = 'api' | 'messages' | 'permissions' | 'requirements' | 'routes';
export type Row = Record<string, string>;

/** The rows of `docs/spec/<table>.csv` by the names of its header. */
export function specRows(table: Table): Row[] {
  const file = new URL(`../docs/spec/${table}.csv`, import.meta.url);
  return parse<Row>(readFileSync(file, 'utf8'), { columns: true, bom: true });
}
