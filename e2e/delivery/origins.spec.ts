import type { Page } from '@playwright/test';
import { expect, test as base, type Site } from '../fixtures/origins';
import { noteLoads, takeLoads } from '../fixtures/watch';
import { chrome } from '../pages/chrome';
import { remoteCard } from '../pages/remote-card';
import { openFromMenu } from '../pages/menu';
import { apiOf } from '../support/api';
import { reportCspViolations } from '../support/report-csp-violations';
import { HAS_BROTLI } from '../support/nginx';
import { changeEntries, registryOf } from '../support/registry';
import { REMOTE_SCREENS } from '../support/remotes';
import { PASSWORD, ROLES, signIn } from '../support/roles';
import { storedUser } from '../support/stored-user';

declare global {
  interface Window {
    __careloomScriptBases?: Set<string>;
  }
}

interface Visit {
  page: Page;
  /** Violations of the policy so far. */
  violations: string[];
  token: string;
}

const test = base.extend<{ visit: Visit; loads: void }>({
  loads: [
    async ({}, use, { annotations }) => {
      await use();
      annotations.push(takeLoads());
    },
    { auto: true },
  ],
  visit: async ({ browser, site: { address, server } }, use) => {
    const user = await signIn(server, ROLES.super_admin.email);
    const context = await browser.newContext({ ...storedUser(address, user), ignoreHTTPSErrors: true });
    noteLoads(context);
    const violations: string[] = [];
    await reportCspViolations(context, (violation) => violations.push(violation));
    context.on('weberror', (error) => violations.push(String(error.error())));
    await use({ page: await context.newPage(), violations, token: user.token });
    await context.close();
  },
});

test.describe.configure({ mode: 'default' }); // one site for the file

/** Origins of the scripts and style sheets that a page requests. */
function codeOrigins(page: Page): Set<string> {
  const origins = new Set<string>();
  page.on('request', (request) => {
    if (['script', 'stylesheet'].includes(request.resourceType())) origins.add(new URL(request.url()).origin);
  });
  return origins;
}

const entryOf = async ({ server }: Site, name: string) =>
  (await registryOf(server)).remotes.find((remote) => remote.name === name)?.entry ?? '';

test('every remote loads from its own origin, by a deep link and by a later click, with data and without a violation', async ({
  site,
  visit,
}) => {
  const { page, violations, token } = visit;
  const api = apiOf(site.server, token);
  const from = codeOrigins(page);
  const [first, ...others] = REMOTE_SCREENS;
  if (!first) throw new Error('There is no remote.');
  const sockets = new Set<string>();
  page.on('websocket', (socket) => sockets.add(new URL(socket.url()).origin));
  const answer = await page.goto(first.pathname);
  expect(await answer?.text()).toMatch(
    new RegExp(
      `<link rel="preload" as="script" href="${site.origins[first.remote]}/assets/[^"]*" integrity="sha256-[^"]+" crossorigin="anonymous">`,
    ),
  );
  await expect(
    page
      .getByRole('main')
      .getByText(await first.rowOf(api))
      .first(),
  ).toBeVisible();
  for (const screen of others) {
    await openFromMenu(page, screen.menu);
    await expect(
      page
        .getByRole('main')
        .getByText(await screen.rowOf(api))
        .first(),
    ).toBeVisible();
  }
  expect([...from].sort()).toEqual([site.address, ...Object.values(site.origins)].sort());
  await expect
    .poll(() => [...sockets], 'the socket goes through nginx too, and over TLS')
    .toEqual([site.address.replace('https:', 'wss:')]);
  expect(violations).toEqual([]);
});

test('a script from an origin that the registry does not name is refused twice: by Trusted Types, and by the policy', async ({
  site,
  visit,
}) => {
  const { page, violations } = visit;
  await page.goto('/admin');
  await expect(chrome(page).heading).toBeVisible();
  const append = () =>
    page.evaluate((src) => {
      try {
        document.head.append(Object.assign(document.createElement('script'), { src }));
        return 'let through';
      } catch (error) {
        return String(error);
      }
    }, `${site.stranger}/evil.js`);
  expect(await append()).toContain('Script from an unregistered place');
  expect(violations).toEqual([]);
  await page.evaluate((base) => window.__careloomScriptBases?.add(base), `${site.stranger}/`);
  expect(await append()).toBe('let through');
  await expect.poll(() => violations).toContain(`script-src-elem ${site.stranger}/evil.js`);
});

test('a remote whose registry entry has another address or hash shows its card, and the others work', async ({ site, visit }) => {
  const { page, violations } = visit;
  const moved = (entry: string) => entry.replace(new URL(entry).origin, site.stranger);
  await changeEntries(page, (remote) => ({ ...remote, entry: moved(remote.entry), preload: {} }), ['jobs']);
  await page.goto('/admin/jobs');
  await expect(remoteCard(page).card).toContainText('jobs');
  expect(violations.every((violation) => violation.includes(site.stranger))).toBe(true);
  await openFromMenu(page, { item: 'menu.houses' });
  await expect(chrome(page).heading).toBeVisible();

  await page.route(`${site.origins.finance}/**/remoteEntry.js`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()}\n// one line more` });
  });
  await page.goto('/admin/invoice');
  await expect(remoteCard(page).card).toContainText('finance');
});

test("a remote's files can be read by scripts of the page only, and are immutable, typed, compressed, and no document", async ({
  site,
}) => {
  const entry = await entryOf(site, 'jobs');
  expect(entry).toContain(site.origins.jobs);
  const ask = (url: string, origin: string) => site.ask(url, { headers: { origin, 'accept-encoding': HAS_BROTLI ? 'br' : 'gzip' } });
  const answer = await ask(entry, site.address);
  expect(answer.headers).toMatchObject({
    'access-control-allow-origin': site.address,
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': HAS_BROTLI ? 'br' : 'gzip',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'content-type': 'application/javascript',
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
  });
  for (const name of ['origin', 'accept-encoding']) expect(answer.headers.vary?.toLowerCase()).toContain(name);
  for (const origin of [site.stranger, site.origins.finance ?? '', `${site.address}.example.org`, 'null'])
    expect((await ask(entry, origin)).headers['access-control-allow-origin'], origin).toBeUndefined();

  for (const wrong of ['release.json', '.built', 'gone.js', '%2e%2e/%2e%2e/state.json', '..%2f..%2f..%2fstate.json']) {
    const { status, headers } = await ask(new URL('.', entry).href + wrong, site.address);
    expect([wrong, status >= 400, headers['cache-control']]).toEqual([wrong, true, undefined]);
  }
  expect((await site.ask(entry, { method: 'POST' })).status).toBeGreaterThanOrEqual(400);
  expect((await site.ask(`${site.origins.jobs}/api/v1/health`)).status).toBe(404);
  const finance = new URL(await entryOf(site, 'finance')).pathname;
  expect((await site.ask(`${site.origins.jobs}${finance}`)).status, "and nobody else's").toBe(404);
});

test('the client address and protocol are those of the connection to nginx, whatever the headers of the client claim', async ({
  site: { address, ask },
  visit,
}) => {
  const guess = (from: string, forwarded: string) =>
    ask(`${address}/api/v1/auth/login`, {
      method: 'POST',
      headers: { 'x-forwarded-for': forwarded },
      body: { email: ROLES.worker.email, password: 'Not-it#2026' },
      from,
    });
  const answers = [];
  for (const at of [1, 2, 3, 4, 5, 6]) answers.push((await guess('127.0.0.5', `203.0.113.${at}`)).text);
  const tooMany = /Too many login attempts/;
  expect(answers.map((text) => tooMany.test(text))).toEqual([false, false, false, false, false, true]);
  expect((await guess('127.0.0.6', '127.0.0.5')).text, 'another address has its own guesses').not.toMatch(tooMany);

  const { status, headers, text } = await ask(`${address}/api/v1/realtime-config`, {
    headers: { authorization: `Bearer ${visit.token}`, 'x-forwarded-proto': 'http', 'x-forwarded-host': 'elsewhere.example.org:81' },
  });
  expect([status, headers['strict-transport-security']]).toEqual([200, 'max-age=31536000']);
  expect((JSON.parse(text) as { data: unknown }).data).toMatchObject({ host: 'localhost', port: Number(new URL(address).port), tls: true });
  const signedIn = await ask(`${address}/api/v1/auth/login`, { method: 'POST', body: { email: ROLES.worker.email, password: PASSWORD } });
  expect(signedIn.headers['set-cookie']?.join(), 'the cookie goes over TLS alone').toContain('; Secure');
});
