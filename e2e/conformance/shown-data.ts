import type { Page } from '@playwright/test';
import type { Answer } from './evidence';

/** Shorter texts (`open`, `assigned`) may stand on a page that nobody has answered. */
const TELLING = 9;

/** Every text in an answer that tells something of a record. */
function textsIn(data: unknown): string[] {
  if (typeof data === 'string') return data.length >= TELLING ? [data.toLowerCase()] : [];
  return typeof data === 'object' && data !== null ? Object.values(data).flatMap(textsIn) : [];
}

const isList = (data: unknown): data is { items: unknown[] } =>
  typeof data === 'object' && data !== null && 'items' in data && Array.isArray(data.items);

/** What is told of records in the lists among answers; choices of a form and settings are none. */
export async function recordsIn(answers: readonly Answer[]): Promise<string[]> {
  const all = await Promise.all(answers.map(({ data }) => data));
  return all.filter(isList).flatMap(({ items }) => textsIn(items));
}

/** Whether one of the texts stands in the main part of the page, or in one of its fields. */
export async function showsAnyOf(page: Page, texts: readonly string[]): Promise<boolean> {
  const main = page.getByRole('main');
  const fields = main.locator('input, textarea').evaluateAll((all) => all.map((field) => (field as HTMLInputElement).value).join('\n'));
  const shown = `${await main.innerText()}\n${await fields}`.toLowerCase();
  return texts.some((text) => shown.includes(text));
}
