import { chrome } from '../pages/chrome';
import { overrideBadge } from '../pages/override-badge';
import { expect, test } from '../fixtures/test';

const ENTRY = 'http://localhost:4272/remoteEntry.js';
const SENTENCE = /^jobs is the released one\. This page takes no remote under development/;

test('a released product takes no override from the storage: it loads the released version, and logs the reason', async ({ signedIn }) => {
  const page = await signedIn('super_admin');
  await page.addInitScript((entry) => sessionStorage.setItem('careloom.overrides', JSON.stringify({ jobs: entry })), ENTRY);
  const logged = page.waitForEvent('console', (message) => SENTENCE.test(message.text()));
  await page.goto('/admin/jobs');
  await logged;
  await expect(chrome(page).heading).toHaveText(/All Jobs/);
  await expect(overrideBadge(page).badge).toHaveCount(0);
});

test('nor from its address, and removes it there', async ({ signedIn }) => {
  const page = await signedIn('super_admin');
  const logged = page.waitForEvent('console', (message) => SENTENCE.test(message.text()));
  await page.goto(`/admin/jobs?override.jobs=${ENTRY}`);
  await logged;
  await expect(chrome(page).heading).toHaveText(/All Jobs/);
  await expect(page).toHaveURL('/admin/jobs');
  expect(await page.evaluate(() => sessionStorage.getItem('careloom.overrides'))).toBeNull();
});
