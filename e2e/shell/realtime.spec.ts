import { INACTIVE_CHANNEL, PUSHES, USER_CHANNEL } from '@careloom/contract/resources/broadcasting';
import type { Page } from '@playwright/test';
import type { AuthUser } from '@careloom/contract/resources/auth';
import { chrome } from '../pages/chrome';
import { expect, test } from '../fixtures/test';
import { tapSocket } from '../support/sockets';

/** The requests of the page to join a channel. */
const admission = (page: Page, channel: string) =>
  page.waitForRequest(
    (request) => request.url().endsWith('/broadcasting/auth') && (request.postData() ?? '').includes(encodeURIComponent(channel)),
  );

async function opened(page: Page, user: AuthUser) {
  const socket = await tapSocket(page);
  const own = admission(page, USER_CHANNEL(user.id));
  await page.goto('/worker/inbox');
  await expect(chrome(page).heading).toBeVisible();
  await (await own).response();
  return socket;
}

test('R7-114 R7-116: the channel of the user is requested with the stored token', async ({ lent, users }) => {
  const user = await users('worker');
  const page = await lent('worker');
  const asked = admission(page, USER_CHANNEL(user.id));
  await page.goto('/worker/inbox');
  const { token } = await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}') as { token: string });
  expect((await asked).headers().authorization).toBe(`Bearer ${token}`);
});

test('R7-119: the channel of inactive members is joined after a login', async ({ lent, users }) => {
  const user = await users('worker');
  const page = await lent('worker');
  const asked = admission(page, INACTIVE_CHANNEL(user.id));
  await page.goto('/worker/inbox');
  expect((await (await asked).response())?.status()).toBe(200);
});

for (const [id, push] of [
  ['R7-117', PUSHES.notificationSent],
  ['R7-118', PUSHES.notificationCount],
] as const) {
  test(`${id}: ${push} makes the page refetch its notifications`, async ({ lent, users }) => {
    const user = await users('worker');
    const page = await lent('worker');
    const socket = await opened(page, user);
    const read = page.waitForRequest((request) => new URL(request.url()).pathname === '/api/v1/notification');
    socket.push(USER_CHANNEL(user.id), push);
    await read;
  });
}

test('R8-014: an unreadable realtime message is logged, and nothing is shown', async ({ signedIn, users }) => {
  const user = await users('worker');
  const page = await signedIn('worker');
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  const socket = await opened(page, user);
  socket.push(USER_CHANNEL(user.id), PUSHES.resourceChanged, { resource: 7, ids: 'none' });
  await expect.poll(() => logged.join('\n')).toContain('could not be read');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('R8-013: a refused handshake is logged, and nothing is shown', async ({ signedIn }) => {
  const page = await signedIn('worker');
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await page.routeWebSocket(/\/app\//, (socket) => {
    socket.send(JSON.stringify({ event: 'pusher:error', data: { code: 4009, message: 'Connection not authorized.' } }));
  });
  await page.goto('/worker/inbox');
  await expect(chrome(page).heading).toBeVisible();
  await expect.poll(() => errors.join('\n')).toContain('Realtime');
  await expect(page.getByRole('alert')).toHaveCount(0);
});
