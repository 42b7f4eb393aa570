/** The texts that tests expect, by key. */
import { allTexts } from './all-texts';
import { specRows } from './spec-csv';

let texts: ReadonlyMap<string, string> | undefined;

/** The specification's text takes precedence over the product's. */
const readTexts = () =>
  new Map([
    ...allTexts().map(({ key, text }) => [key, text] as const),
    ...specRows('messages').map(({ key = '', text = '' }) => [key, text] as const),
  ]);

/**
 * The text of a key: a specified one from the specification's file, so that a wrong text in the product is found, and any other one as the
 * product defines it.
 */
export function specified(key: string, values: Record<string, unknown> = {}) {
  texts ??= readTexts();
  const template = texts.get(key);
  if (template === undefined) throw new Error(`Nobody writes a text ${key}.`);
  return template.replace(/:([a-z]+)|\{(\w+)\}/g, (whole, colon?: string, brace?: string) => {
    const name = colon ?? brace ?? '';
    return name in values ? String(values[name]) : whole;
  });
}
