import { INACTIVE_CHANNEL, PRESENCE_CHANNEL, PUSHES, REGISTRY_CHANNEL, USER_CHANNEL } from '@careloom/contract/resources/broadcasting';
import { chrome } from '../pages/chrome';
import { loginPage } from '../pages/login-page';
import { expect, test } from '../fixtures/test';
import { ROLES, signIn } from '../support/roles';
import { tapSocket } from '../support/sockets';

test('a push that the member is inactive ends the session at once, without asking', async ({ pageFor, product }) => {
  const user = await signIn(product.address, ROLES.worker.email);
  const page = await pageFor(user);
  const socket = await tapSocket(page);
  const channel = INACTIVE_CHANNEL(user.id);
  await page.goto(ROLES.worker.dashboard);
  await expect(chrome(page).heading).toBeVisible();
  // Waits until the page has joined all channels: a browser only logs a message on a closing socket, but the test's socket throws.
  await expect.poll(socket.joined).toEqual([PRESENCE_CHANNEL, channel, USER_CHANNEL(user.id), REGISTRY_CHANNEL]);
  socket.push(channel, PUSHES.inactiveMemberRedirect);
  await page.waitForURL('/login');
  await expect(loginPage(page).heading).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
});
