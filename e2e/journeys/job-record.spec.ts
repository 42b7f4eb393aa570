import type { Page } from '@playwright/test';
import type { Page as ListPage } from '@careloom/contract/envelope';
import { jobLabels, type Job } from '@careloom/contract/resources/jobs';
import { chrome } from '../pages/chrome';
import { jobForm } from '../pages/job-form';
import { openPostAJob } from '../pages/quick-actions';
import { expect, test } from '../fixtures/test';
import { specified } from '../support/catalogue';
import { dayInWords } from '../support/day-words';
import { containing } from '../support/patterns';

/** One job from its form to the archive: typed values are shown under their labels, and each state is shown when it is reached. */
test.describe.configure({ mode: 'serial' });

const NAME = `Weekend at the river ${Date.now()}`;
const TYPED = {
  name: NAME,
  number_of_workers: '3',
  service_needed: 'Community access',
  weekly_hours: '14.5',
  start_date: '01/03/2027',
  end_date: '31/05/2027',
  start_time: '20:00',
  end_time: '07:30',
  description: 'Two young men who like the river.',
  visibility: 'option.visibility.private',
  preferred_gender: 'option.preferred_gender.female',
  when_needed: 'option.when_needed.certain_days_of_week',
  type: 'option.job_type.casual',
} as const;

let posted: Job;
const overview = (area: string) => `/${area}/jobs/detail/${posted.id}/overview`;
const main = (page: Page) => page.getByRole('main');
const fact = (page: Page, key: string) =>
  main(page)
    .locator('dl > div')
    .filter({ has: page.locator('dt').getByText(specified(key), { exact: true }) })
    .locator('dd')
    .first();

const TYPES = ['once_off_one_time', 'ongoing', 'casual', 'casual_full_time', 'full_time'].map((name) => `option.job_type.${name}`);

for (const [ids, keys] of [
  ['R2-215 R3-119 R3-120', TYPES.slice(0, 2)],
  ['R3-121 R3-122 R3-123', TYPES.slice(2)],
] as const) {
  test(`${ids}: Post a Job offers the types ${keys.map((key) => specified(key)).join(', ')}`, async ({ standing }) => {
    const page = await standing('super_admin');
    const { dialog, control } = jobForm(page);
    if (!(await dialog.isVisible())) await openPostAJob(page);
    for (const key of keys) await expect(control('type').getByRole('option', { name: specified(key), exact: true })).toBeAttached();
  });
}

test('R3-124 R3-130 R3-131: a job is public or private; a deleted house is refused, and no typed text is lost', async ({
  standing,
  as,
}) => {
  const admin = await as('super_admin');
  const house = await admin.post<{ id: number; name: string }>('/house', {
    name: `Gone ${Date.now()}`,
    team_leader_id: null,
    first_name: 'Joan',
    last_name: 'Marsh',
    email: 'joan@example.com',
    contact_no: '02 9999 1234',
    address: '1 Station Street',
    suburb: 'Penrith',
    state_id: 1,
    post_code: '2750',
    gender: 'female',
    is_active: 1,
  });
  const [other] = (await (await as('team_leader')).get<ListPage<Job>>('/team-leader/jobs')).items;
  const [worker] = await admin.get<{ id: number; first_name: string; last_name: string }[]>('/options/workers', { search: 'a' });
  const page = await standing('super_admin');
  await openPostAJob(page);
  const form = jobForm(page);
  for (const key of ['option.visibility.public', 'option.visibility.private'])
    await expect(form.dialog.getByRole('radio', { name: specified(key) })).toBeAttached();
  await form.fill({ ...TYPED, house_id: house.name });
  await form.dialog.getByRole('checkbox', { name: 'Sat' }).check();
  await form.dialog.getByRole('combobox', { name: specified(jobLabels.worker_ids) }).fill(worker?.last_name ?? '');
  await page
    .getByRole('option', { name: containing(worker?.last_name ?? '') })
    .first()
    .click();
  await page.keyboard.press('Escape');
  expect((await admin.call('DELETE', `/house/${house.id}`)).status).toBe(200);
  await form.submit.click();
  const refusal = specified('validation.exists', { attribute: specified(jobLabels.house_id) });
  await expect(form.control('house_id')).toHaveAccessibleDescription(containing(refusal));
  for (const field of ['name', 'service_needed', 'start_time', 'description'] as const)
    await expect(form.control(field)).toHaveValue(TYPED[field]);
  await form.fill({ house_id: other?.house.name ?? '' });
  await form.submit.click();
  await expect(chrome(page).toast(specified('success.job_published'))).toBeVisible();
  const { items } = await admin.get<ListPage<Job>>('/jobs', { search: NAME });
  expect(items).toHaveLength(1);
  posted = await admin.get<Job>(`/jobs/${items[0]?.id ?? 0}`);
  expect(posted).toMatchObject({ visibility: 'private', is_overnight: 1, duration: '3 months', days: ['saturday'], type: 'casual' });
  await page.goto(overview('admin'));
  await expect(fact(page, 'field.job.visibility')).toHaveText(specified('option.visibility.private'));
});

const FACTS = [
  ['R3-114 R3-115', { description: TYPED.description, type: 'Casual' }],
  ['R3-116 R3-117 R3-118', { start_date: '1 Mar 2027', end_date: '31 May 2027', duration: '3 months' }],
  ['R3-125 R3-126 R9-021', { number_of_workers: '3', weekly_support_hours: '14.50' }],
  ['R3-127 R3-128 R3-129', { when_needed: 'Sat', service_needed: TYPED.service_needed, preferred_worker_gender: 'Female' }],
  ['R3-134 R3-135 R3-136', { status: 'Open', start_time: '20:00', end_time: '07:30' }],
  ['R3-137', { overnight: 'Overnight' }],
] as const;

for (const [ids, facts] of FACTS) {
  test(`${ids}: the overview of the job shows its ${Object.keys(facts).join(', ').replaceAll('_', ' ')}`, async ({ standing }) => {
    const page = await standing('super_admin');
    for (const [field, shown] of Object.entries(facts)) await expect(fact(page, `field.job.${field}`)).toHaveText(shown);
  });
}

test('R3-139 R3-140: the overview of the job shows who posted it, and on which day', async ({ standing, users }) => {
  const page = await standing('super_admin');
  const { first_name, last_name } = await users('super_admin');
  await expect(fact(page, 'field.job.posted_by')).toHaveText(`${first_name} ${last_name}`);
  await expect(fact(page, 'field.job.date_created')).toHaveText(dayInWords(new Date(posted.created_at)));
});

test('R3-113 R3-138 R4-036: the job shows its name, its tag Open, and its house by name and place', async ({ standing }) => {
  const page = await standing('super_admin');
  await expect(chrome(page).heading).toHaveText(NAME);
  await expect(main(page).locator('.cl-tag').first()).toHaveText(specified('option.job_status.open'));
  const card = main(page)
    .locator('.cl-card')
    .filter({ has: page.getByRole('heading', { name: specified('field.job.location_house') }) });
  await expect(card).toContainText(posted.house.name);
  await expect(card).toContainText(`${posted.house.suburb} ${posted.house.state ?? ''} ${posted.house.post_code}`);
});
