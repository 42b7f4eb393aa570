import { INACTIVE_CHANNEL, PRESENCE_CHANNEL, PUSHES, REGISTRY_CHANNEL, USER_CHANNEL } from '@careloom/contract/resources/broadcasting';
import { chrome } from '../pages/chrome';
import { loginPage } from '../pages/login-page';
import { expect, test } from '../fixtures/test';
import { specified } from '../support/catalogue';
import { holdCalls } from '../support/faults';
import { newWorker } from '../support/new-worker';
import { PASSWORD, ROLES, signIn } from '../support/roles';
import { tapSocket } from '../support/sockets';

test('R7-120: a push that the member is inactive ends the session at once, without asking', async ({ pageFor, product }) => {
  const user = await signIn(product.address, ROLES.worker.email);
  const page = await pageFor(user);
  const socket = await tapSocket(page);
  const channel = INACTIVE_CHANNEL(user.id);
  await page.goto('/worker/inbox');
  await expect(chrome(page).heading).toBeVisible();
  // Waits until the page has joined all channels: a browser only logs a message on a closing socket, but the test's socket throws.
  await expect.poll(socket.joined).toEqual([PRESENCE_CHANNEL, channel, USER_CHANNEL(user.id), REGISTRY_CHANNEL]);
  socket.push(channel, PUSHES.inactiveMemberRedirect);
  await page.waitForURL('/login');
  await expect(loginPage(page).heading).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
});

test('R4-014: a worker who is archived while the product is open is at the login screen, and cannot log in', async ({
  pageFor,
  product,
  as,
}) => {
  const admin = await as('super_admin');
  const name = { first_name: 'Ines', last_name: `Ward${String(Date.now()).slice(-6)}` };
  const { id, email } = await newWorker(product.address, admin, name);
  const page = await pageFor(await signIn(product.address, email));
  const socket = await tapSocket(page);
  await page.goto('/worker/inbox');
  await expect(chrome(page).heading).toBeVisible();
  await expect.poll(socket.joined).toContain(INACTIVE_CHANNEL(id));
  // Without responses of the API only the push can end the session.
  const letGo = await holdCalls(page, '/');
  await admin.post('/support-worker/archive', { id });
  await page.waitForURL('/login');
  expect(socket.pushes()).toContain(PUSHES.inactiveMemberRedirect);
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
  letGo();
  const login = loginPage(page);
  await login.email.pressSequentially(email);
  await login.password.pressSequentially(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByText(specified('auth.deactivated')).first()).toBeVisible();
  await expect(page).toHaveURL('/login');
});
