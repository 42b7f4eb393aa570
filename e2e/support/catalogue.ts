import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';

export { specified } from '../../testing/specified';

const SPEC = new URL('../../docs/spec/', import.meta.url);

/** Rows of a specification file by column. */
export const readSpec = (file: string) => parse<Record<string, string>>(readFileSync(new URL(file, SPEC)), { columns: true, bom: true });
