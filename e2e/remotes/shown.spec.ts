import type { Page as ListPage } from '@careloom/contract/envelope';
import type { House } from '@careloom/contract/resources/houses';
import type { TeamMember } from '@careloom/contract/resources/my-team';
import type { SupportWorker } from '@careloom/contract/resources/support-workers';
import { expect, test } from '../fixtures/test';
import { chrome } from '../pages/chrome';
import { confirmDialog } from '../pages/confirm-dialog';
import { openFromMenu, openGroup } from '../pages/menu';
import { recordPage } from '../pages/record-page';
import { expectSeen, expectShown, listen, type Seen } from '../pages/shown';
import type { Api } from '../support/api';
import { specified } from '../support/catalogue';
import { ROLES, type Role } from '../support/roles';

/** The API's records on the screens of workforce and settings: opened by click, and again by address. */

type Item = Record<string, unknown>;
const all = async <Found = Item>(api: Api, path: string) => (await api.get<ListPage<Found>>(path)).items;
const fullName = ({ first_name, last_name }: { first_name: string; last_name: string }) => `${first_name} ${last_name}`;
const moneyOf = (amount: unknown) => `$${Number(amount).toLocaleString('en-AU', { minimumFractionDigits: 2 })}`;
const textOf = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

const WORKERS: readonly (readonly [Role, ids: string, list: string, calls: { workers: string; jobs: string }])[] = [
  ['super_admin', 'R2-063 R2-065 R2-066', '/admin', { workers: '/support-worker', jobs: '/jobs' }],
  ['senior_manager', 'R2-067 R2-068 R2-069', '/admin', { workers: '/support-worker', jobs: '/jobs' }],
  ['team_leader', 'R2-088 R2-089 R2-168', '/team-leader', { workers: '/team-leader/support-worker', jobs: '/team-leader/jobs' }],
];

for (const [role, ids, area, { workers, jobs }] of WORKERS) {
  test(`${ids}: every tab of a worker shows ${role} their records, by click and by address`, async ({ signedIn, as }) => {
    test.setTimeout(90_000);
    const api = await as(role);
    const worker = (await all<SupportWorker>(api, `${workers}?per_page=100`)).find(
      (one) => one.service_agreement?.status === 'signed' && one.current_house !== null,
    ) as SupportWorker;
    const of = `?worker_id=${worker.id}`;
    const [[job], [shift], [invoice], [agreement]] = await Promise.all([
      all(api, `${jobs}${of}`),
      all(api, `/shift/get-worker-shift-list${of}`),
      all(api, `/invoice${of}`),
      all<{ provider: { name: string }; pay_level: { name: string } }>(api, `/support-worker/service-agreements?user_id=${worker.id}`),
    ]);
    const page = await signedIn(role);
    const expectQuiet = listen(page);
    await page.goto(`${area}/support-workers?search=${worker.last_name}`);
    await expectSeen(page, { heads: ['Name', 'House', 'Availability'], row: [fullName(worker), worker.current_house?.name ?? ''] });
    await recordPage(page)
      .main.getByRole('link', { name: fullName(worker) })
      .click();
    const at = (tab: string) => `${area}/support-workers/detail/${worker.id}/${tab}`;
    await expectShown(page, at('overview'), {
      facts: {
        'field.house.email': worker.email,
        'field.worker.availability': specified(`option.availability.${worker.availability}`),
        'field.house.suburb': worker.location.suburb ?? '',
      },
    });
    await expect(chrome(page).heading).toHaveText(fullName(worker));
    const tabs: readonly (readonly [string, string, Seen])[] = [
      ['Jobs', 'jobs', { row: [textOf(job?.name)] }],
      ['Invoices', 'invoices', { row: [textOf(invoice?.number)] }],
      ['Service Agreements', 'service-agreements', { row: [agreement?.provider.name ?? '', agreement?.pay_level.name ?? ''] }],
      ['Shifts', 'shifts', { row: [textOf(shift?.name), moneyOf(shift?.total_cost)] }],
    ];
    for (const [tab, path, seen] of tabs) {
      await recordPage(page).tab(tab).click();
      await expectShown(page, at(path), seen);
    }
    expectQuiet();
  });
}

test('R2-049 R2-050 R2-113: every tab of a house shows its records, by click and by address', async ({ signedIn, as }) => {
  test.setTimeout(60_000);
  const api = await as('super_admin');
  const house = (await all<House>(api, '/house?per_page=100')).find((one) => one.invoices_count > 0 && one.participants_count > 0) as House;
  const [[participant], [job], [shift]] = await Promise.all([
    all(api, `/house/${house.id}/house-participants`),
    all(api, `/jobs?house_id=${house.id}`),
    all(api, `/shift?house_id=${house.id}`),
  ]);
  const page = await signedIn('super_admin');
  const expectQuiet = listen(page);
  await page.goto('/admin');
  await openFromMenu(page, { item: 'menu.houses' });
  await expectShown(page, '/admin/houses', { heads: ['House Name', 'Team Leader', 'Active Status'], row: [house.name, house.contact_no] });
  await recordPage(page).main.getByRole('link', { name: house.name }).click();
  const at = (tab: string) => `/admin/houses/detail/${house.id}/${tab}`;
  await expectShown(page, at('overview'), { facts: { 'field.house.suburb': house.suburb, 'field.house.post_code': house.post_code } });
  for (const [tab, path, row] of [
    ['Participants', 'participants', [textOf(participant?.name)]],
    ['Jobs', 'jobs', [textOf(job?.name)]],
    ['Shifts', 'shifts', [textOf(shift?.name), moneyOf(shift?.total_cost)]],
  ] as const) {
    await recordPage(page).tab(tab).click();
    await expectShown(page, at(path), { row });
  }
  expectQuiet();
});

test('R2-041 R2-043 R2-044: the team, a member and the work history show their records, by click and by address', async ({
  signedIn,
  as,
}) => {
  const api = await as('super_admin');
  const member = (await all<TeamMember>(api, '/my-team?user_type=team_leader')).find(({ current_house }) => current_house) as TeamMember;
  const [led] = await all<{ house: { name: string } }>(api, `/my-team/${member.id}/work-history`);
  const page = await signedIn('super_admin');
  const expectQuiet = listen(page);
  await page.goto('/admin');
  await openFromMenu(page, { item: 'menu.my_team' });
  await expectShown(page, '/admin/my-team', {
    heads: ['Name', 'Member Type', 'Currently Assigned House'],
    row: [fullName(member), member.current_house?.name ?? ''],
  });
  await recordPage(page)
    .main.getByRole('link', { name: fullName(member) })
    .click();
  const at = (tab: string) => `/admin/my-team/detail/${member.id}/${tab}`;
  await expectShown(page, at('overview'), { facts: { 'field.team.email': member.email, 'field.team.member_type': 'Team Leader' } });
  await recordPage(page).tab('Work History').click();
  await expectShown(page, at('work-history'), { row: [led?.house.name ?? ''] });
  expectQuiet();
});

test('R2-062 R2-064: applicants and rejected workers show who they are; the row of an applicant asks before a decision', async ({
  signedIn,
  as,
}) => {
  const api = await as('super_admin');
  const [applicant] = await all<SupportWorker>(api, '/support-worker?verification_status=pending&sort=created_at&dir=asc');
  const [rejected] = await all<SupportWorker>(api, '/support-worker/rejected-applicants');
  const page = await signedIn('super_admin');
  const expectQuiet = listen(page);
  await page.goto('/admin/rejected-applicants');
  if (rejected) await expectSeen(page, { heads: ['Name', 'Verification Status'], row: [fullName(rejected), 'Rejected'] });
  await openFromMenu(page, { group: 'menu.group.support_workers', item: 'menu.support_workers.new_applicants' });
  const name = applicant ? fullName(applicant) : '';
  await expectShown(page, '/admin/new-applicants', {
    heads: ['Name', 'Date of Application'],
    row: [name, applicant?.contact_no ?? '', 'Pending'],
  });
  await recordPage(page)
    .row(name)
    .getByRole('button', { name: specified('list.actions_for', { name }) })
    .click();
  await page.getByRole('menuitem', { name: specified('button.reject') }).click();
  const { dialog, text, cancel } = confirmDialog(page, specified('button.reject'));
  await expect(text(specified('confirm.reject'))).toBeVisible();
  await expect(dialog).toContainText(name);
  await cancel.click();
  await expect(recordPage(page).row(name)).toContainText('Pending');
  expectQuiet();
});

test('R2-071 R2-072 R2-073: every screen under Masters shows what is stored, by click and by address', async ({ signedIn, as }) => {
  test.setTimeout(90_000);
  const api = await as('super_admin');
  const [[provider], [level], [archived], [holiday], [entry], { percentage }, { payment_days }] = await Promise.all([
    all(api, '/providers'),
    all(api, '/pay-level'),
    all<SupportWorker>(api, '/support-worker?archived=1'),
    all(api, '/holiday'),
    all(api, '/audit/all'),
    api.get<{ percentage: string }>('/settings/show-percentage'),
    api.get<{ payment_days: number }>('/settings/organisation'),
  ]);
  const screens: readonly (readonly [string, string, Seen])[] = [
    ['Providers', '/admin/providers', { heads: ['Name', 'ACN/ABN'], row: [textOf(provider?.name)] }],
    ['Pay-Level', '/admin/pay-level', { row: [textOf(level?.name), moneyOf(level?.saturday_rate)] }],
    ['Archived', '/admin/archived-support-workers', { heads: ['Name'], row: archived ? [fullName(archived)] : [] }],
    ['Shifts', '/admin/shift-fee', { fields: { 'field.settings.shift_fee_percentage': percentage } }],
    ['Holidays', '/admin/holidays', { heads: ['Holiday', 'State'], row: [textOf(holiday?.name)] }],
    ['Organisation', '/admin/organisation', { fields: { 'field.organisation.payment_days': String(payment_days) } }],
    ['Audit log', '/admin/audit', { heads: ['Record', 'Action', 'Who'], row: [textOf(entry?.name)] }],
  ];
  const page = await signedIn('super_admin');
  const expectQuiet = listen(page);
  await page.goto('/admin');
  for (const [item, pathname, seen] of screens) {
    await openGroup(page, 'menu.group.masters');
    await chrome(page).item(item).click();
    await expectShown(page, pathname, seen);
  }
  expectQuiet();
});

test('R2-106: the agreements of a worker show their terms, and open, by click and by address', async ({ signedIn, as }) => {
  const api = await as('worker');
  const [agreement] = await all<{ id: number; provider: { name: string }; services: string }>(api, '/support-worker/service-agreements');
  const page = await signedIn('worker');
  const expectQuiet = listen(page);
  await page.goto('/worker/dashboard');
  await openFromMenu(page, { item: 'menu.service_agreements' });
  const name = agreement?.provider.name ?? '';
  await expectShown(page, '/worker/service-agreements', { heads: ['Provider', 'Status'], row: [name] });
  await recordPage(page).main.locator('[data-open]').first().click();
  await expectShown(page, new RegExp(`/worker/service-agreements/${agreement?.id ?? 0}`), {
    facts: { 'field.agreement.services': agreement?.services ?? '' },
  });
  expectQuiet();
});

for (const role of Object.keys(ROLES) as Role[]) {
  test(`R2-022: the account settings of ${role} open from the picture with the user's contact data, and by their address`, async ({
    signedIn,
    as,
  }) => {
    const { area, dashboard } = ROLES[role];
    const profile = await (await as(role)).get<{ first_name: string; last_name: string; suburb: string | null }>('/auth/profile');
    const page = await signedIn(role);
    const expectQuiet = listen(page);
    await page.goto(dashboard);
    await chrome(page).picture.click();
    await expectShown(page, `/${area}/account-settings`, {
      fields: { 'field.team.first_name': profile.first_name, 'field.team.last_name': profile.last_name },
    });
    expectQuiet();
  });
}
