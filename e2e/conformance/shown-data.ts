import type { Page } from '@playwright/test';
import type { Answer } from './evidence';

/** Shorter texts (`open`, `assigned`) may be on a page without any response. */
const TELLING = 9;

/** Every text in a response that describes a record. */
function textsIn(data: unknown): string[] {
  if (typeof data === 'string') return data.length >= TELLING ? [data.toLowerCase()] : [];
  return typeof data === 'object' && data !== null ? Object.values(data).flatMap(textsIn) : [];
}

const isList = (data: unknown): data is { items: unknown[] } =>
  typeof data === 'object' && data !== null && 'items' in data && Array.isArray(data.items);

/** Texts of records in the responses that are lists; form choices and settings do not count. */
export async function recordsIn(answers: readonly Answer[]): Promise<string[]> {
  const all = await Promise.all(answers.map(({ data }) => data));
  return all.filter(isList).flatMap(({ items }) => textsIn(items));
}

/** Whether the main part of the page, or one of its fields, shows one of the texts. */
export async function showsAnyOf(page: Page, texts: readonly string[]): Promise<boolean> {
  const main = page.getByRole('main');
  const fields = main.locator('input, textarea').evaluateAll((all) => all.map((field) => (field as HTMLInputElement).value).join('\n'));
  const shown = `${await main.innerText()}\n${await fields}`.toLowerCase();
  return texts.some((text) => shown.includes(text));
}
