import { expect, test } from '@jest/globals';
import { answering, aUser, draw, json, refusal, user } from '@careloom/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { DraftToPublish } from '@careloom/contract/resources/shift-drafts';
import { Dock } from './dock';
import { aDraft } from './testing/a-draft';

const aroha = { id: 1, first_name: 'Aroha', last_name: 'Ngata-Williams' };
const lin = { id: 2, first_name: 'Lin', last_name: 'Chen' };
const short = { code: 'short_break', text: 'Only 6.00 hours between this shift and another of the worker: 10 are due.', values: {} };
const over = 'This job is closed or archived: only days up to then can have shifts.';
const drafts = [
  aDraft({ id: 1, worker: lin }),
  aDraft({ id: 2, worker: aroha, version: 4, warnings: [short] }),
  aDraft({
    id: 3,
    worker: aroha,
    date: '2026-11-21',
    start_time: '22:00',
    end_time: '06:00',
    type: 'sleep_over',
    total_cost: '80.00',
    fee: '6.00',
  }),
  aDraft({ id: 4, worker: null, date: '2026-11-22', total_cost: '0.00', fee: '0.00' }),
  aDraft({ id: 5, worker: lin, refusal: over, total_cost: '0.00', total_hour: '0.00', fee: '0.00' }),
];
const answer = (shifts: readonly DraftToPublish[]) => json(200, { shifts, total_cost: '720.00', total_hour: '32.00', fee: '54.00' });
const published = json(
  200,
  { ids: [1, 2, 3, 4], told: 2, unfilled: 1, total_cost: '720.00', fee: '54.00' },
  'Shifts published successfully.',
);

const drawDock = (shown: readonly DraftToPublish[] = drafts) =>
  draw(<Dock drafts={shown} />, { as: aUser({ permissions: ['shift-create'] }) });
async function open(name = 'Publish 5') {
  await user.click(screen.getByRole('button', { name }));
  const sheet = await screen.findByRole('dialog');
  return within(sheet);
}
const linesOf = (group: HTMLElement) =>
  within(group)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('the dock says how many drafts there are and whom they touch; without drafts it is not there', () => {
  answering(answer(drafts));
  const { unmount } = drawDock();
  expect(screen.getByRole('region', { name: 'Drafts' })).toHaveTextContent('5 drafts for 2 workers, 1 without a worker');
  unmount();
  drawDock(drafts.slice(0, 1));
  expect(screen.getByRole('region', { name: 'Drafts' })).toHaveTextContent('1 draft for Lin Chen');
  unmount();
});

test('no dock without drafts', () => {
  drawDock([]);
  expect(screen.queryByRole('region', { name: 'Drafts' })).toBeNull();
});

test('the sheet says who is told of which shifts, what they cost, what only warns and what holds one back', async () => {
  answering(answer(drafts));
  drawDock();
  const sheet = await open();
  await sheet.findByText('Who is told');
  expect(sheet.getByText(/of which/)).toHaveTextContent(
    '32.00 h and $720.00, of which $54.00 is the fee. 1 warning. It does not stop publishing.',
  );
  expect(sheet.getByRole('alert')).toHaveTextContent('1 can not be published and stays a draft.');
  const [first, second] = sheet.getAllByRole('group');
  expect(first).toHaveTextContent('Aroha Ngata-Williams2 shifts16.00 h · $400.00');
  expect(linesOf(first as HTMLElement)).toEqual([
    `Wed 18 Nov 09:00–17:00Banksia House $320.00${short.text}`,
    'Sat 21 Nov 22:00–06:00 next dayBanksia House Sleep Over$80.00',
  ]);
  expect(second).toHaveTextContent('Lin Chen1 shift8.00 h · $320.00');
  expect(sheet.getByText(over)).toBeInTheDocument();
  expect(sheet.getByText('Unfilled')).toBeInTheDocument();
});

test('all that can be are published with the versions and the cost that were shown; a draft without a worker may stay one', async () => {
  const asked = answering(answer(drafts), published, answer([]));
  drawDock();
  const sheet = await open();
  expect(await sheet.findByRole('button', { name: 'Publish 4 shifts' })).toBeEnabled();
  await user.click(sheet.getByRole('radio', { name: /Keep as a draft/ }));
  await user.click(sheet.getByRole('button', { name: 'Publish 3 shifts' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const sent = asked().find(({ url }) => url.endsWith('/shift-drafts/publish'));
  expect(sent?.body).toEqual({
    shifts: [
      { id: 2, version: 4 },
      { id: 3, version: 1 },
      { id: 1, version: 1 },
    ],
    total_cost: '720.00',
  });
  expect(sent?.headers['idempotency-key'] ?? sent?.headers['Idempotency-Key']).toBeTruthy();
});

test('a refusal stays on the sheet in words, and the sheet is read again; nothing is lost', async () => {
  const words = 'Changed in the meantime, so nothing was saved. Morning, 18 Nov 2026, 10:00–17:00 is not as you saw it.';
  const later = drafts.map((draft) => (draft.id === 1 ? { ...draft, version: 2, start_time: '10:00', total_cost: '280.00' } : draft));
  const asked = answering(
    answer(drafts),
    refusal(422, words, { error: 'stale', data: { changed: [{ id: 1, now: words }] } }),
    answer(later),
    published,
    answer([]),
  );
  drawDock();
  const sheet = await open();
  await user.click(await sheet.findByRole('button', { name: 'Publish 4 shifts' }));
  expect(await sheet.findByText(words)).toBeInTheDocument();
  expect(await sheet.findByText(/10:00–17:00/, { selector: 'strong' })).toBeInTheDocument();
  await user.click(sheet.getByRole('button', { name: 'Publish 4 shifts' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asked()[3]?.body).toMatchObject({ total_cost: '680.00', shifts: expect.arrayContaining([{ id: 1, version: 2 }]) });
});

test('drafts that are gone by now leave nothing to publish', async () => {
  answering(answer([]));
  drawDock();
  const sheet = await open();
  expect(await sheet.findByText('These drafts were published or deleted in the meantime.')).toBeInTheDocument();
  expect(sheet.getByRole('button', { name: 'Publish 0 shifts' })).toBeDisabled();
});

test('discarding asks first, and sends what was seen', async () => {
  const asked = answering(json(200, { deleted: 5 }, 'Drafts deleted successfully.'));
  drawDock();
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText('Delete these drafts? Nobody was told of them.')).toBeInTheDocument();
  expect(asked()).toEqual([]);
  await user.click(question.getByRole('button', { name: 'Discard 5 drafts' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(asked()[0]?.body).toEqual({ shifts: drafts.map(({ id, version }) => ({ id, version })) });
});
