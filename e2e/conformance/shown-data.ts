import type { Page } from '@playwright/test';
import type { Answer } from './evidence';

/** Shorter texts (`open`, `assigned`) may stand on a page that nobody has answered. */
const TELLING = 9;

/** Every text in an answer that tells something of a record. */
function textsIn(data: unknown): string[] {
  if (typeof data === 'string') return data.length >= TELLING ? [data.toLowerCase()] : [];
  return typeof data === 'object' && data !== null ? Object.values(data).flatMap(textsIn) : [];
}

/** Whether something that the API answered stands in the main part of the page, or in one of its fields. */
export async function showsAnyOf(page: Page, answers: readonly Answer[]): Promise<boolean> {
  const texts = (await Promise.all(answers.map(({ data }) => data))).flatMap(textsIn);
  const main = page.getByRole('main');
  const fields = main.locator('input, textarea').evaluateAll((all) => all.map((field) => (field as HTMLInputElement).value).join('\n'));
  const shown = `${await main.innerText()}\n${await fields}`.toLowerCase();
  return texts.some((text) => shown.includes(text));
}
