import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';

const SPEC = new URL('../../docs/spec/', import.meta.url);

/** Rows of a specification file by column. */
export const readSpec = (file: string) => parse<Record<string, string>>(readFileSync(new URL(file, SPEC)), { columns: true, bom: true });

const TEXTS = new Map(readSpec('messages.csv').map((row) => [row.key, row.text ?? '']));

/** The specified text of a key: from the file, not from the product, so that a wrong text in the product is found. */
export function specified(key: string, values: Record<string, unknown> = {}) {
  const template = TEXTS.get(key);
  if (template === undefined) throw new Error(`messages.csv has no text ${key}`);
  return template.replace(/:([a-z]+)|\{(\w+)\}/g, (whole, colon?: string, brace?: string) => {
    const name = colon ?? brace ?? '';
    return name in values ? String(values[name]) : whole;
  });
}
