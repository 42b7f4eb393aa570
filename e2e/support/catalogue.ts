import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { allTexts } from '../../testing/all-texts';

const SPEC = new URL('../../docs/spec/', import.meta.url);

/** Rows of a specification file by column. */
export const readSpec = (file: string) => parse<Record<string, string>>(readFileSync(new URL(file, SPEC)), { columns: true, bom: true });

/** The specification's word for a text goes before its owner's. */
const TEXTS = new Map([
  ...allTexts().map(({ key, text }) => [key, text] as const),
  ...readSpec('messages.csv').map(({ key, text }) => [key, text ?? ''] as const),
]);

/**
 * The text of a key: a specified one from the specification's file, so that a wrong text in the product is found, and one of ours as
 * its owner writes it.
 */
export function specified(key: string, values: Record<string, unknown> = {}) {
  const template = TEXTS.get(key);
  if (template === undefined) throw new Error(`Nobody writes a text ${key}.`);
  return template.replace(/:([a-z]+)|\{(\w+)\}/g, (whole, colon?: string, brace?: string) => {
    const name = colon ?? brace ?? '';
    return name in values ? String(values[name]) : whole;
  });
}
