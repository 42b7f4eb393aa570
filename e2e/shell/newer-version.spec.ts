import { chrome } from '../pages/chrome';
import { expect, test } from '../fixtures/test';
import { expectAccessible } from '../support/axe';
import { specified } from '../support/catalogue';
import { markerSurvives, plantMarker } from '../support/marker';
import { releaseNext } from '../support/next-release';
import { registryOf } from '../support/registry';

const VERSION = '1.0.0+next';

test('an open tab keeps its version of a remote and shows a notice of a newer one; Reload loads it, and a rollback shows a notice, too', async ({
  signedIn,
  product,
}) => {
  const page = await signedIn('super_admin');
  const connected = page.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived', { predicate: isSubscribed }));
  await page.goto('/admin/providers');
  await expect(chrome(page).heading).toHaveText(specified('menu.masters.providers'));
  await connected;
  await plantMarker(page);
  const note = page.getByRole('status').filter({ hasText: specified('remote.newer') });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));

  const { rollback } = await releaseNext(product.dataDir, 'settings', VERSION);
  try {
    await expect(note).toBeVisible();
    await expectAccessible(page);
    expect(await markerSurvives(page)).toBe(true);
    expect((await registryOf(product.address)).remotes.find(({ name }) => name === 'settings')?.version).toBe(VERSION);
    await note.getByRole('button', { name: specified('remote.reload') }).click();
    await expect(chrome(page).heading).toHaveText(specified('menu.masters.providers'));
    await expect(note).toHaveCount(0);
    expect(asked.filter((url) => url.endsWith('/remoteEntry.js') && url.includes('/settings/')).at(-1)).toContain(VERSION);
  } finally {
    await rollback();
  }
  await expect(note).toBeVisible();
});

const isSubscribed = ({ payload }: { payload: string | Buffer }) => {
  const text = payload.toString();
  return text.includes('subscription_succeeded') && text.includes('"registry"');
};
