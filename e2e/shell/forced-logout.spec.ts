import { INACTIVE_CHANNEL, PUSHES } from '@careloom/contract/resources/broadcasting';
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
  const subscribed = page.waitForRequest((request) => (request.postData() ?? '').includes(encodeURIComponent(channel)));
  await page.goto(ROLES.worker.dashboard);
  await expect(chrome(page).heading).toBeVisible();
  await (await subscribed).response();
  socket.push(channel, PUSHES.inactiveMemberRedirect);
  await page.waitForURL('/login');
  await expect(loginPage(page).heading).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
});
