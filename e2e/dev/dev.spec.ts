import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, test as base, type Page } from '@playwright/test';
import { chrome } from '../pages/chrome';
import { overrideBadge } from '../pages/override-badge';
import { remoteCard } from '../pages/remote-card';
import { apiOf } from '../support/api';
import { expectAccessible } from '../support/axe';
import { copyCheckout, type Checkout } from '../support/checkout';
import { reportCspViolations } from '../support/report-csp-violations';
import { markerSurvives, plantMarker } from '../support/marker';
import { npmDev, openedBy } from '../support/npm';
import { preparedData } from '../support/places';
import { freePort } from '../support/product';
import { ROLES, signIn } from '../support/roles';
import { storedUser } from '../support/stored-user';
import type { Running } from '../support/running';

const SLOW = 180_000;
const HEADING = "title={t('menu.jobs.all_jobs')}";
const EDITED = 'Edited while it runs';

interface Development extends Checkout {
  command: Running;
  address: string;
  query: string;
}

/** The overlay of the dev server uses style attributes, which the policy refuses: it is black and white. */
const isColourOfOverlay = (violation: string) => /^style-src-attr inline http:\/\/localhost:\d+\/remoteEntry\.js$/.test(violation);

/** `npm run dev -- jobs` on a copy of the sources, started once for this file. */
const test = base.extend<{ signedIn: Page }, { development: Development }>({
  development: [
    async ({}, use, { parallelIndex }) => {
      const checkout = copyCheckout();
      const dataDir = checkout.file('.data');
      cpSync(preparedData().folder, dataDir, { recursive: true });
      const env = { PORT: String(await freePort(parallelIndex)), CARELOOM_DATA_DIR: dataDir, RATE_LIMIT: '0' };
      const command = npmDev(['jobs'], checkout.folder, env);
      try {
        await expect.poll(() => openedBy(command), { timeout: SLOW }).not.toBeNull();
        const opened = openedBy(command);
        if (opened) await use({ ...checkout, ...opened, command });
      } finally {
        await command.interrupt();
        checkout.remove();
      }
    },
    { scope: 'worker', timeout: SLOW },
  ],

  signedIn: async ({ browser, development: { address } }, use) => {
    const user = await signIn(address, ROLES.super_admin.email);
    const context = await browser.newContext(storedUser(address, user));
    const violations: string[] = [];
    await reportCspViolations(context, (violation) => violations.push(violation));
    await use(await context.newPage());
    await context.close();
    expect(violations.filter((violation) => !isColourOfOverlay(violation))).toEqual([]);
  },
});
test.describe.configure({ mode: 'serial', timeout: SLOW });

const entryOf = (query: string) => new URLSearchParams(query).get('override.jobs') ?? '';

/** Scripts of the jobs remote that the page requests, by their origin. */
function jobsOrigins(page: Page): Set<string> {
  const origins = new Set<string>();
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname.endsWith('/remoteEntry.js') && (url.pathname.includes('/jobs/') || url.pathname === '/remoteEntry.js'))
      origins.add(url.origin);
  });
  return origins;
}

test('a save is shown in place, and keeps the document and typed text; the badge names the remote until it is reset', async ({
  signedIn: page,
  development: { address, query, file },
}) => {
  const { origin } = new URL(entryOf(query));
  const from = jobsOrigins(page);
  await page.goto(`/admin/jobs${query}`);
  await expect(chrome(page).heading).toHaveText(/All Jobs/);
  await expect(page).toHaveURL('/admin/jobs');
  await expect(overrideBadge(page).badge).toContainText(`jobs comes from ${origin}`);
  expect([...from]).toEqual([origin]);
  await expectAccessible(page);

  await plantMarker(page);
  const search = page.getByRole('main').getByRole('searchbox');
  await search.fill('respite');
  const source = file('remotes/jobs/src/pages/all-jobs-page.tsx');
  const before = readFileSync(source, 'utf8');
  expect(before).toContain(HEADING);
  writeFileSync(source, before.replace(HEADING, `title="${EDITED}"`));
  await expect(chrome(page).heading).toHaveText(new RegExp(EDITED), { timeout: 20_000 });
  expect(await markerSurvives(page)).toBe(true);
  await expect(search).toHaveValue('respite');

  await page.goto('/admin/invoice');
  await expect(overrideBadge(page).badge, 'on the pages of the others as well').toBeVisible();
  await page.goto('/admin/jobs');
  await expect(chrome(page).heading).toHaveText(new RegExp(EDITED));

  from.clear();
  await overrideBadge(page).reset.click();
  await expect(chrome(page).heading).toHaveText(/All Jobs/);
  await expect(overrideBadge(page).badge).toHaveCount(0);
  expect([...from]).toEqual([address]);
  writeFileSync(source, before);
});

test('the login page shows the badge too', async ({ browser, development: { address, query } }) => {
  const page = await browser.newPage({ baseURL: address });
  await page.goto(`/login${query}`);
  await expect(page.getByRole('button', { name: 'Log In', exact: true })).toBeVisible();
  await expect(overrideBadge(page).badge).toContainText('jobs');
  await page.close();
});

/** One example of each kind; the rules have their own table (`shell/src/platform/override`). */
const WRONG = [
  ['jobs', 'http://localhost.example.org/remoteEntry.js', 'is not on this machine'],
  ['payroll', 'http://localhost:9/remoteEntry.js', 'The registry has no remote of this name'],
] as const;

for (const [remote, entry, sentence] of WRONG) {
  test(`${remote} from ${entry} is refused with a sentence, and the released version is loaded`, async ({
    signedIn: page,
    development: { address },
  }) => {
    const from = jobsOrigins(page);
    await page.goto(`/admin/jobs?override.${remote}=${entry}`);
    await expect(overrideBadge(page).badge).toContainText(sentence);
    await expect(chrome(page).heading).toHaveText(/All Jobs/);
    expect([...from]).toEqual([address]);
  });
}

/** Opens a page of the remote under development, types something, and marks the document. */
async function openTyped(page: Page, query: string) {
  await page.goto(`/admin/jobs${query}`);
  await expect(chrome(page).heading).toBeVisible();
  await page.getByRole('main').getByRole('searchbox').fill('respite');
  await plantMarker(page);
}

async function expectAsBefore(page: Page) {
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('respite');
  expect(await markerSurvives(page)).toBe(true);
}

/** The overlay of a dev server. */
const overlay = (page: Page) => page.frameLocator('#rspack-dev-server-client-overlay');

const PAGE = 'remotes/jobs/src/pages/all-jobs-page.tsx';

test('a syntax error is shown over the page, and after the fix the page is as before', async ({
  signedIn: page,
  development: { query, file },
}) => {
  await openTyped(page, query);
  const source = readFileSync(file(PAGE), 'utf8');
  writeFileSync(file(PAGE), `${source}\nconst = ;\n`);
  await expect(
    overlay(page)
      .getByText(/all-jobs-page\.tsx/)
      .first(),
  ).toBeVisible({ timeout: 20_000 });
  writeFileSync(file(PAGE), source);
  await expect(page.locator('#rspack-dev-server-client-overlay')).toHaveCount(0, { timeout: 20_000 });
  await expectAsBefore(page);
});

test('a component that throws while it renders shows the failure card, and the fix removes the card', async ({
  signedIn: page,
  development: { query, file },
}) => {
  await openTyped(page, query);
  const source = readFileSync(file(PAGE), 'utf8');
  const broken = source.replace(HEADING, `title={((): string => { throw new Error('broken by hand'); })()}`);
  expect(broken).not.toBe(source);
  writeFileSync(file(PAGE), broken);
  await expect(remoteCard(page).card).toBeVisible({ timeout: 20_000 });
  writeFileSync(file(PAGE), source);
  await expect(chrome(page).heading).toHaveText(/All Jobs/, { timeout: 20_000 });
  await expect(remoteCard(page).card).toHaveCount(0);
  expect(await markerSurvives(page)).toBe(true);
});

/** Timeout for a rebuild of sources outside the dev servers, on a machine that runs other tests. */
const REMADE = { timeout: 90_000 };

function edit(file: string, ...replaced: (readonly [from: string, to: string])[]) {
  const before = readFileSync(file, 'utf8');
  const after = replaced.reduce((text, [from, to]) => text.replace(from, to), before);
  expect(after).not.toBe(before);
  writeFileSync(file, after);
}

test('an error in packages/shared is shown over the page, and the save that fixes it reloads the page with its changes', async ({
  signedIn: page,
  development: { query, file },
}) => {
  await page.goto(`/admin/jobs${query}`);
  await expect(chrome(page).heading).toBeVisible();
  const source = file('packages/shared/src/events/index.ts');
  const before = readFileSync(source, 'utf8');
  writeFileSync(source, `${before}\nconst = ;\n`);
  await expect(
    overlay(page)
      .getByText(/shared\/src\/events\/index\.ts/)
      .first(),
  ).toBeVisible(REMADE);
  writeFileSync(source, `${before}\ndocument.documentElement.dataset['saved'] = 'shared';\n`);
  await expect(page.locator('html[data-saved="shared"]')).toBeAttached(REMADE);
  await expect(page.locator('#rspack-dev-server-client-overlay')).toHaveCount(0);
  await expect(overrideBadge(page).badge).toContainText('jobs');
});

test('a save in packages/contract takes effect in the server and in the page, which is reloaded', async ({
  signedIn: page,
  development: { address, query, file },
}) => {
  await page.goto(`/admin/jobs${query}`);
  await expect(chrome(page).heading).toBeVisible();
  edit(file('packages/contract/src/messages/auth.ts'), ["'Unauthenticated.'", "'Who is there?'"]);
  edit(file('packages/contract/src/messages/menu.ts'), [
    "'menu.jobs.archived_jobs': 'Archived Jobs'",
    "'menu.jobs.archived_jobs': 'Old Jobs'",
  ]);
  await expect(chrome(page).sidebar.getByText('Old Jobs')).toBeAttached(REMADE);
  expect((await apiOf(address).call('GET', '/auth/profile')).message).toBe('Who is there?');
  await expect(page.getByRole('row').nth(1), 'who was signed in still is').toBeVisible();
});

test("a save in a remote's manifest takes effect in the page, which is reloaded", async ({
  signedIn: page,
  development: { query, file },
}) => {
  await page.goto(`/admin/jobs${query}`);
  await expect(page).toHaveTitle(/^All Jobs/);
  edit(file('remotes/jobs/manifest/admin.ts'), ["path: '/admin/jobs', title: 'All Jobs'", "path: '/admin/jobs', title: 'Every Job'"]);
  await expect(page).toHaveTitle(/^Every Job/, REMADE);
});

test('a new page is available once the manifest names it and its file is saved', async ({
  signedIn: page,
  development: { query, file },
}) => {
  await page.goto(`/admin/jobs${query}`);
  await expect(chrome(page).heading).toBeVisible();
  const row = "'jobs:made': { path: '/admin/made', title: 'Made', breadcrumb: 'Dashboard > Made', page: './pages/made-page' },";
  edit(file('remotes/jobs/manifest/admin.ts'), ['    jobs: {', `    ${row}\n    jobs: {`]);
  await expect(
    overlay(page)
      .getByText(/needs the file src\/pages\/made-page\.tsx/)
      .first(),
  ).toBeVisible(REMADE);
  writeFileSync(
    file('remotes/jobs/src/pages/made-page.tsx'),
    "import { Page, PageHeading } from '@careloom/shared/ui';\n\nexport const MadePage = () => (\n  <Page>\n    <PageHeading>Made now</PageHeading>\n  </Page>\n);\n",
  );
  await expect(async () => {
    await page.goto(`/admin/made${query}`);
    await expect(chrome(page).heading).toHaveText('Made now', { timeout: 2_000 });
  }).toPass(REMADE);
});

test('a new exposed module is available once its file is saved: the dev server restarts by itself and reports it', async ({
  signedIn: page,
  development: { query, file, command },
}) => {
  await page.goto(`/admin/jobs${query}`);
  await expect(chrome(page).heading).toBeVisible();
  const action =
    "{ name: 'made-now', label: 'jobs:made-now', icon: 'plus', permission: 'job-create', order: 1, module: './quick-actions/made-now' },";
  edit(
    file('remotes/jobs/remote.config.ts'),
    ['quickActions: [', `quickActions: [${action}`],
    ['  slots:', "  texts: { 'jobs:made-now': 'Made Now' },\n  slots:"],
  );
  await expect(
    overlay(page)
      .getByText(/made-now/)
      .first(),
  ).toBeVisible(REMADE);
  writeFileSync(file('remotes/jobs/src/quick-actions/made-now.tsx'), "export { QuickAction } from './post-a-job';\n");
  await chrome(page).header.getByRole('button', { name: 'Made Now' }).click(REMADE);
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(command.output()).toContain('the dev server of jobs has started again: it gives other modules to the shell');
});

test('Ctrl-C ends the server and the dev server, and releases the data folder', async ({ development: { command, address, query } }) => {
  expect(await command.interrupt(), command.output()).toBe(0);
  await expect(fetch(`${address}/registry.json`)).rejects.toThrow();
  await expect(fetch(entryOf(query))).rejects.toThrow();
});
