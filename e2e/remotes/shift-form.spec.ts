import type { Page as ListPage } from '@careloom/contract/envelope';
import type { Shift } from '@careloom/contract/resources/shifts';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';
import { chrome } from '../pages/chrome';
import { confirmDialog } from '../pages/confirm-dialog';
import { openFromMenu } from '../pages/menu';
import { recordPage } from '../pages/record-page';
import { shiftForm as openForm } from '../pages/shift-form';
import { expectAccessible, expectNoSidewaysScroll } from '../support/axe';
import { specified } from '../support/catalogue';
import { dayInWords } from '../support/day-words';
import { HANDS, type Hand } from '../support/hands';
import { postJob } from '../support/hiring';
import { inTurn } from '../support/in-turn';
import { ROLE_NAMES, type Role } from '../support/roles';
import { bodyOf, freeNight, type Night, typedDay } from '../support/shift-entry';

/** One shift from its form on, for the worker and the house that all four demo accounts share. */
test.describe.configure({ mode: 'serial', timeout: 90_000 });

const [keyboard] = HANDS as readonly [Hand];
const shiftForm = (page: Page, title: 'Add shift' | 'Edit shift') => openForm(page, title, keyboard);
const NAME = `Night at home ${String(Date.now()).slice(-6)}`;
const DESCRIPTION = 'Quiet night; wake Joan at six.';

let night: Night;
let added: Shift;

test('R1-023 R9-008: the admin adds a sleep over by keys, whose night is 22:00 to 06:00 and whose price is shown before it is saved', async ({
  visit,
  as,
  users,
}) => {
  const admin = await as('super_admin');
  night = await freeNight(await as('team_leader'), (await users('worker')).id);
  const page = await visit('super_admin', '/admin/inbox');
  await openFromMenu(page, { group: 'menu.group.time_sheet', item: 'menu.timesheet.shift_schedule' });
  await keyboard.press(page, recordPage(page).main.getByRole('button', { name: 'Add shift', exact: true }));
  const form = shiftForm(page, 'Add shift');
  await expect(form.control('job_id')).toBeFocused();
  await form.pick('job_id', `${night.job.name} ${night.job.house.name}`);
  await expect(form.control('name')).toHaveValue(night.job.name);
  await form.pick('worker_id', (await users('worker')).last_name);
  await form.fill({ date: typedDay(night.date), name: NAME });
  await form.fill({ type: 'Sleep Over' });
  await expect(form.control('start_time')).toHaveValue('22:00');
  await expect(form.control('end_time')).toHaveValue('06:00');
  await expect(form.dialog.getByText(/^Overnight: it ends on /)).toBeVisible();
  await form.fill({ description: DESCRIPTION });
  await expect(form.price.getByRole('cell', { name: '22:00–06:00' })).toBeVisible();
  const price = await form.price.locator('.cl-end').innerText();
  await expectAccessible(page);
  await form.save('Add shift');
  await expect(chrome(page).toast(specified('success.added', { Record: 'Shift' }))).toBeVisible();
  await expect(recordPage(page).main.getByRole('button', { name: 'Add shift', exact: true })).toBeFocused();
  const { items } = await admin.get<ListPage<Shift>>('/shift', { search: NAME, shift_type: 'schedule' });
  added = items[0] as Shift;
  expect(added).toMatchObject({ start_time: '22:00', end_time: '06:00', is_overnight: 1, type: 'sleep_over', status: 'published' });
  expect(`$${added.total_cost}`).toBe(price);
});

/** Both spellings of a team leader's area. */
const AREAS: Readonly<Record<Role, readonly string[]>> = {
  super_admin: ['admin'],
  senior_manager: ['admin'],
  team_leader: ['team-leader', 'team_leader'],
  worker: ['worker'],
};

const FACTS: readonly (readonly [ids: string, fields: Readonly<Record<string, (shift: Shift) => string>>])[] = [
  ['R3-145 R3-146 R3-147', { date: ({ date }) => dayInWords(new Date(date)), name: () => NAME, start_time: () => '22:00' }],
  [
    'R3-148 R3-149 R3-150',
    {
      end_time: () => '06:00',
      worker: ({ worker }) => `${worker?.first_name ?? ''} ${worker?.last_name ?? ''}`,
      total_cost: ({ total_cost }) => `$${total_cost}`,
    },
  ],
  ['R3-151 R3-153 R3-155', { total_hour: ({ total_hour }) => `${total_hour} h`, type: () => 'Sleep Over', job: ({ job }) => job.name }],
  ['R3-156 R3-157 R3-158', { house: ({ house }) => house.name, overnight: () => 'Yes', description: () => DESCRIPTION }],
  ['R9-008', { start_time: () => '22:00', end_time: () => '06:00', type: () => 'Sleep Over' }],
];

FACTS.forEach(([ids, facts], at) => {
  test(`${ids}: all roles read ${Object.keys(facts).join(', ').replaceAll('_', ' ')} of the shift under their labels`, async ({
    standing,
    as,
  }) => {
    for (const role of ROLE_NAMES) {
      const [first = '', other = first] = AREAS[role];
      const address = `/${at % 2 === 0 ? first : other}/timesheet/schedule/detail/${added.id}`;
      const page = await standing(role);
      if (!page.url().endsWith(address)) await page.goto(address);
      const answered = await (await as(role)).get<Shift>(`/shift/${added.id}`);
      expect(answered).toMatchObject({
        ...{ name: NAME, description: DESCRIPTION, type: 'sleep_over', is_overnight: 1, worker: { id: added.worker?.id } },
        ...{ date: night.date, start_time: '22:00', end_time: '06:00', job: { id: night.job.id }, house: { name: night.job.house.name } },
        ...{ total_cost: added.total_cost, total_hour: added.total_hour },
      });
      for (const [field, shown] of Object.entries(facts))
        await expect(recordPage(page).fact(`field.shift.${field}`), role).toHaveText(shown(answered));
    }
  });
});

/** Adds a shift at the time of another shift of its worker, and confirms. @param look checks the question before it is confirmed */
async function addOver(page: Page, name: string, look: (form: ReturnType<typeof shiftForm>) => Promise<void>) {
  await keyboard.press(page, recordPage(page).main.getByRole('button', { name: 'Add shift', exact: true }));
  const form = shiftForm(page, 'Add shift');
  await form.pick('job_id', `${night.job.name} ${night.job.house.name}`);
  await form.pick('worker_id', added.worker?.last_name ?? '');
  await form.fill({ date: typedDay(night.date), name, start_time: '20:00', end_time: '23:00' });
  await expect(form.dialog.getByText(/The worker is on another shift at the same time/).last()).toBeVisible();
  await form.save('Add shift');
  const question = confirmDialog(page, 'Reassign');
  await expect(question.text(specified('shift.clash'))).toBeVisible();
  await look(form);
  await keyboard.press(page, question.confirm);
  await expect(chrome(page).toast(specified('success.added', { Record: 'Shift' }))).toBeVisible();
}

test('R8-044: if the worker is on another shift a confirmation asks, and then moves them', async ({ visit, as }) => {
  const page = await visit('team_leader', '/team-leader/timesheet/schedule');
  await addOver(page, `${NAME} evening`, async (form) => {
    const question = confirmDialog(page, 'Reassign');
    await expect(question.cancel).toBeFocused();
    await expectAccessible(page);
    await keyboard.press(page, question.cancel);
    await expect(form.dialog.getByText('It is not saved: the worker is on another shift at the same time.')).toBeVisible();
    await form.save('Add shift');
  });
  const admin = await as('super_admin');
  const { items } = await admin.get<ListPage<Shift>>('/shift', { search: `${NAME} evening` });
  expect(items[0]?.worker?.id).toBe(added.worker?.id);
  const moved = await admin.get<Shift>(`/shift/${added.id}`);
  expect([moved.worker, moved.status]).toEqual([null, 'draft']);
});

const OTHER_PLANNERS = inTurn(['super_admin', 'senior_manager'] as const);

OTHER_PLANNERS.forEach((role, at) => {
  const before = at === 0 ? 'evening' : `evening of ${OTHER_PLANNERS[at - 1]}`;
  test(`R8-044: a ${role} is asked, too, and the worker is moved from the shift that another role assigned`, async ({ visit, as }) => {
    const page = await visit(role, '/admin/timesheet/schedule');
    const name = `${NAME} evening of ${role}`;
    await addOver(page, name, () => Promise.resolve());
    const admin = await as('super_admin');
    const { items } = await admin.get<ListPage<Shift>>('/shift', { search: `${NAME} evening` });
    const workerOf = (of: string) => items.find((shift) => shift.name === of)?.worker?.id ?? null;
    expect([workerOf(name), workerOf(`${NAME} ${before}`)]).toEqual([added.worker?.id, null]);
  });
});

test('R1-023: an edit of a shift that was changed meanwhile shows the changes, keeps the typed text, and is saved onto the latest version', async ({
  visit,
  as,
}) => {
  added = await (await as('super_admin')).get<Shift>(`/shift/${added.id}`);
  const page = await visit('senior_manager', `/admin/timesheet/schedule/detail/${added.id}`);
  await keyboard.press(page, recordPage(page).more(specified('records.unfilled')));
  await page.getByRole('menuitem', { name: 'Edit shift' }).click();
  const form = shiftForm(page, 'Edit shift');
  await form.fill({ description: 'Call Mai at nine.' });
  const admin = await as('super_admin');
  await admin.call('PUT', `/shift/${added.id}`, { ...bodyOf(added), end_time: '07:00', status: 'draft' });
  await form.save(specified('button.save'));
  await expect(form.dialog.getByText('End Time: 06:00 is now 07:00.')).toBeVisible();
  await expectAccessible(page);
  await keyboard.press(page, form.dialog.getByRole('button', { name: 'Load the latest' }));
  await expect(form.control('end_time')).toHaveValue('07:00');
  await expect(form.control('description')).toHaveValue('Call Mai at nine.');
  await form.save(specified('button.save'));
  await expect(form.dialog).toBeHidden();
  const saved = await admin.get<Shift>(`/shift/${added.id}`);
  expect([saved.end_time, saved.description]).toEqual(['07:00', 'Call Mai at nine.']);
});

test('for a time that occurs twice the form asks which one, and a time that does not exist is refused with its message; nothing is lost', async ({
  visit,
  as,
}) => {
  const admin = await as('super_admin');
  const houses = await admin.get<{ id: number; name: string }[]>('/options/houses');
  const job = await postJob(
    admin,
    `Early round ${String(Date.now()).slice(-6)}`,
    houses.find(({ name }) => name === 'Saltbush Cottage')?.id,
  );
  const page = await visit('super_admin', '/admin/calender/schedule?date=2027-04-04');
  await page.locator('[data-cell="2027-04-04"]').focus();
  await page.keyboard.press('n');
  const form = shiftForm(page, 'Add shift');
  await expect(form.control('date')).toHaveValue('04/04/2027');
  await form.pick('job_id', job.name);
  await keyboard.tick(page, form.dialog.getByRole('radio', { name: 'Draft' }));
  await form.fill({ start_time: '02:30', end_time: '05:00' });
  await keyboard.tick(page, form.dialog.getByRole('radio', { name: 'The second' }));
  await expect(form.dialog.getByText(/the shift starts at the second/).first()).toBeVisible();
  await form.fill({ date: '03/10/2027' });
  await form.save('Add shift');
  const refusal = 'Start Time does not exist on this day: the clock is put forward over it.';
  await expect(form.control('start_time')).toHaveAccessibleDescription(refusal);
  await expect(form.control('start_time')).toHaveValue('02:30');
});

test('on a phone and in dark mode the form has its price below, and nothing scrolls sideways', async ({ lent }) => {
  const page = await lent('super_admin', { viewport: { width: 390, height: 844 }, hasTouch: true, colorScheme: 'dark' });
  await page.goto('/admin/timesheet/schedule');
  await recordPage(page).main.getByRole('button', { name: 'Add shift', exact: true }).last().tap();
  const { dialog } = shiftForm(page, 'Add shift');
  await expect(dialog.getByText('The price is shown here once job, date and times are there.')).toBeAttached();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
});
