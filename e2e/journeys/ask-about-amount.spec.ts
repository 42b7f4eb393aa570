import type { Page as PageOf } from '@careloom/contract/envelope';
import type { Participant } from '@careloom/contract/resources/chat';
import type { Shift, ShiftDetail } from '@careloom/contract/resources/shifts';
import { expect, test } from '../fixtures/test';
import { expectAccessible } from '../support/axe';

const DAY_MS = 86_400_000;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

test('a worker asks the leader about an amount on a phone; both see the shift as a card with its current data', async ({
  lent,
  visit,
  as,
}) => {
  const [own, led] = [await as('worker'), await as('team_leader')];
  const { items } = await own.get<PageOf<Shift>>('/shift?shift_type=schedule&status=published&per_page=25');
  // After today in every time zone of Australia: a shift of today may have started, which its card says instead of its status.
  const tomorrow = new Date(Date.now() + DAY_MS).toISOString().slice(0, 10);
  const { id } = items.findLast(({ date }) => date > tomorrow) ?? { id: 0 };
  const shift = await own.get<ShiftDetail>(`/shift/${id}`);
  const leader = await own.get<Participant>(`/get-recipient-detail/${shift.leader?.id ?? 0}`);
  const worker = await lent('worker', PHONE);
  await worker.goto(`/worker/timesheet/schedule/detail/${id}`);
  await worker.getByRole('link', { name: 'Ask about this amount' }).tap();

  await expect(worker.getByRole('heading', { name: `${leader.first_name} ${leader.last_name}` })).toBeVisible();
  const about = worker.getByRole('group', { name: 'Sent with the message' });
  await expect(about.getByText(`$${shift.total_cost}`)).toBeVisible();
  await expectAccessible(worker);
  const question = `Why is it this much? ${Date.now()}`;
  const box = worker.getByRole('textbox', { name: `Write to ${leader.first_name}` });
  await box.tap();
  await box.pressSequentially(question);
  await worker.getByRole('button', { name: 'Send' }).tap();
  await expect(about).toBeHidden();
  await expect(box).toHaveValue('');
  const card = (page: typeof worker) => page.getByRole('log').getByRole('listitem').filter({ hasText: question }).getByRole('link');
  await expect(card(worker)).toContainText(shift.house.name);
  expect(new URL(worker.url()).searchParams.get('about')).toBeNull();

  const people = await led.get<Participant[]>('/get-participants');
  const talk = people.find(({ last_message }) => last_message?.startsWith(question));
  const theirs = await visit('team_leader', `/team-leader/inbox?with=${talk?.id ?? 0}`);
  await expect(theirs.getByRole('list', { name: 'Conversations' }).getByRole('button').first()).toContainText(`${question} · Shift`);
  await expect(card(theirs)).toContainText('Published');
  await expectAccessible(theirs);
  await own.post('/shift/confirm', { id });
  await expect(card(theirs)).toContainText('Confirmed');
  await card(theirs).click();
  await expect(theirs).toHaveURL(new RegExp(`/team-leader/timesheet/schedule/detail/${id}$`));
  await expect(theirs.getByText('Why this amount')).toBeVisible();
  await expect(theirs.getByRole('link', { name: 'Ask about this amount' })).toHaveCount(0);
});
