import { readFileSync, writeFileSync } from 'node:fs';
import type { Browser } from '@playwright/test';
import type { Checkout } from '../../support/checkout';
import { ROLES, signIn } from '../../support/roles';

declare global {
  interface Window {
    changes?: { text: string; at: number }[];
  }
}

const SOURCE = 'remotes/jobs/src/pages/all-jobs-page.tsx';
const HEADING = "title={t('menu.jobs.all_jobs')}";
/** Timeout in milliseconds, long enough to get results on a busy machine, too. */
const PATIENCE = 120_000;
const TYPED = 'respite';

/**
 * Saves a source a number of times and measures when the page shows each change.
 * @returns milliseconds from each save to the changed page
 * @throws Error if text typed into the page is lost
 */
export async function measureEdits(browser: Browser, checkout: Checkout, link: string, count: number): Promise<number[]> {
  const { origin } = new URL(link);
  const page = await browser.newPage();
  page.setDefaultTimeout(PATIENCE);
  const user = await signIn(origin, ROLES.super_admin.email);
  await page.addInitScript((stored) => localStorage.setItem('user', JSON.stringify(stored)), user);
  await page.goto(link.replace(origin, `${origin}/admin/jobs`).replace('/admin/jobs/?', '/admin/jobs?'));
  const search = page.getByRole('main').getByRole('searchbox');
  await search.fill(TYPED);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    const changes: { text: string; at: number }[] = (window.changes = []);
    new MutationObserver(() => {
      const text = document.querySelector('main h1')?.textContent ?? '';
      if (changes.at(-1)?.text !== text) changes.push({ text, at: Date.now() });
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
  const source = readFileSync(checkout.file(SOURCE), 'utf8');
  if (!source.includes(HEADING)) throw new Error(`${SOURCE} has no ${HEADING} to change.`);
  const took: number[] = [];
  for (let at = 1; at <= count; at++) {
    const title = `Edited for the ${at}. time`;
    const saved = Date.now();
    writeFileSync(checkout.file(SOURCE), source.replace(HEADING, `title="${title}"`));
    const change = await page.waitForFunction((text) => window.changes?.find((known) => known.text.includes(text)), title);
    took.push(((await change.jsonValue())?.at ?? NaN) - saved);
    if ((await search.inputValue()) !== TYPED) throw new Error('What was typed was lost by a save.');
  }
  writeFileSync(checkout.file(SOURCE), source);
  await page.close();
  return took;
}
