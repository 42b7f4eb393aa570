import { describe, expect, test } from '@jest/globals';
import { answering, type Asked, aUser, draw, json, refusal, type Reply, user } from '@careloom/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { DraftToPublish } from '@careloom/contract/resources/shift-drafts';
import { Dock } from './dock';
import { aCandidate, anOpenShift } from '../testing/candidates';
import { aDraft } from '../testing/planned';

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
  draw(<Dock drafts={shown} shown={{ name: 'Week', cost: '7670.00' }} />, { as: aUser({ permissions: ['shift-create'] }) });
async function open(name = 'Publish 5') {
  await user.click(screen.getByRole('button', { name }));
  const sheet = await screen.findByRole('dialog');
  return within(sheet);
}
const linesOf = (group: HTMLElement) =>
  within(group)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('the dock shows the number of drafts and of affected workers; without drafts it is hidden', () => {
  answering(answer(drafts));
  const { unmount } = drawDock();
  expect(screen.getByRole('region', { name: 'Drafts' })).toHaveTextContent('5 drafts for 2 workers, 1 without a workerWeek $7,670.00');
  unmount();
  drawDock(drafts.slice(0, 1));
  expect(screen.getByRole('region', { name: 'Drafts' })).toHaveTextContent('1 draft for Lin ChenWeek $7,670.00');
  unmount();
});

test('no dock without drafts', () => {
  drawDock([]);
  expect(screen.queryByRole('region', { name: 'Drafts' })).toBeNull();
});

test('the sheet shows who is notified of which shifts, their cost, warnings and blocked drafts', async () => {
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

test('a draft without a worker has no price', async () => {
  const unfilled = drafts.filter(({ worker }) => worker === null);
  answering(answer(unfilled));
  drawDock(unfilled);
  const sheet = await open('Publish 1');
  const [line] = await sheet.findAllByRole('listitem');
  expect(line).toHaveTextContent(/Banksia House –Unfilled$/);
});

test('every publishable draft is published with the versions and cost shown; a draft without a worker may stay a draft', async () => {
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

test('a refusal is shown on the sheet, which is read again; nothing is lost', async () => {
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

test('when the drafts no longer exist there is nothing to publish', async () => {
  answering(answer([]));
  drawDock();
  const sheet = await open();
  expect(await sheet.findByText('These drafts were published or deleted in the meantime.')).toBeInTheDocument();
  expect(sheet.getByRole('button', { name: 'Publish 0 shifts' })).toBeDisabled();
});

test('discarding asks for confirmation and sends the versions that were shown', async () => {
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

describe('drafts without a worker are offered', () => {
  const nobody = [
    aDraft({ id: 4, worker: null, date: '2026-11-22' }),
    aDraft({ id: 6, worker: null, date: '2026-11-23' }),
    aDraft({ id: 1, worker: lin }),
  ];
  const names = ['Eleni Economou', 'Grace Katsaros', 'Noor Haddad', 'Amara Okonkwo'];
  const canTake = (count: number) => ({
    ...{ excluded: [], farther: 0, within_km: 30, offers: [], usual_minutes: 120 },
    shift: { start_at: '2099-11-21T11:00:00.000Z', time_zone: 'Australia/Sydney' },
    candidates: names.slice(0, count).map((name, nth) => {
      const [first_name = '', last_name = ''] = name.split(' ');
      return { worker: { id: 11 + nth, first_name, last_name, sm_profile_picture_url: null }, points: 90 - nth };
    }),
  });
  const server = (offered: () => Reply) =>
    answering(({ url }) => {
      if (url.endsWith('/preview')) return answer(nobody);
      if (url.endsWith('/publish')) return published;
      if (url.endsWith('/offers')) return offered();
      return json(200, recordedAs(url.includes('/shift/4/') ? canTake(4) : canTake(0)));
    });
  /** Adds the fields of the server's response that the sheet does not read. */
  const recordedAs = (found: ReturnType<typeof canTake>) => ({
    ...found,
    shift: { ...anOpenShift, ...found.shift },
    candidates: found.candidates.map((one) => ({ ...aCandidate, ...one })),
  });
  const sentTo = (asked: () => readonly Asked[], end: string) => asked().filter(({ url }) => url.endsWith(end));

  test('to the best available worker, named beforehand; a shift that nobody can take stays unfilled', async () => {
    const asked = server(() => json(200, { offers: [] }, 'Shift offered successfully.'));
    drawDock(nobody);
    const sheet = await open('Publish 3');
    await user.click(await sheet.findByRole('radio', { name: /^Offer them/ }));
    expect(sheet.getByRole('radio', { name: /^Offer them/ })).toHaveFocus();
    expect(await sheet.findByText(/^Offered to Eleni/)).toHaveTextContent(
      /^Offered to Eleni Economou, Grace Katsaros, Noor Haddad, until (\w{3} )?\d\d:\d\d$/,
    );
    expect(sheet.getByText('Nobody near can take it: it stays unfilled.')).toBeInTheDocument();
    await user.selectOptions(sheet.getByRole('combobox', { name: 'Offered to the best' }), '5 workers');
    expect(sheet.getByText(/^Offered to Eleni/)).toHaveTextContent('Noor Haddad and 1 more, until');
    await user.click(sheet.getByRole('radio', { name: /^Leave them unfilled/ }));
    expect(sheet.getByRole('button', { name: 'Publish 3 shifts' })).toBeEnabled();
    expect(sheet.queryByText(/^Offered to Eleni/)).toBeNull();
    await user.click(sheet.getByRole('radio', { name: /^Offer them/ }));
    await user.click(sheet.getByRole('button', { name: 'Publish 3 shifts, offer 1' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sentTo(asked, '/publish')[0]?.body).toMatchObject({ shifts: [{ id: 1 }, { id: 4 }, { id: 6 }] });
    expect(sentTo(asked, '/offers').map(({ url, body }) => [url, body])).toEqual([
      ['/shift/4/offers', { worker_ids: [11, 12, 13, 14], until: expect.any(String) }],
    ]);
  });

  test('a refused offer leaves the shift published, shows the reason and can be retried', async () => {
    const refused = 'Eleni Economou can not take this shift.';
    let times = 0;
    const asked = server(() => {
      times += 1;
      return times === 1
        ? refusal(422, 'The given data was invalid.', { errors: { worker_ids: [refused] } })
        : json(200, { offers: [] }, 'Shift offered successfully.');
    });
    drawDock(nobody);
    const sheet = await open('Publish 3');
    await user.click(await sheet.findByRole('radio', { name: /^Offer them/ }));
    await user.click(await sheet.findByRole('button', { name: 'Publish 3 shifts, offer 1' }));
    expect(await sheet.findByText('Published. 1 shift could not be offered and is unfilled.')).toBeInTheDocument();
    expect(sheet.getByText(refused)).toBeInTheDocument();
    await user.click(sheet.getByRole('button', { name: 'Offer again' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sentTo(asked, '/publish')).toHaveLength(1);
    expect(sentTo(asked, '/offers').map(({ body }) => body)[1]).toEqual({ worker_ids: [11, 12, 13] });
  });
});

describe('more drafts than one call takes', () => {
  const many = Array.from({ length: 501 }, (_none, nth) => aDraft({ id: nth + 1, worker: nth % 2 ? lin : aroha, total_cost: '10.00' }));
  const previewed = ({ body }: Asked) => {
    const { ids } = body as { ids: number[] };
    return answer(many.filter(({ id }) => ids.includes(id)));
  };
  const idsOf = ({ body }: Asked) => (body as { shifts: { id: number }[] }).shifts.map(({ id }) => id);

  test('are published in steps announced by the sheet, with all drafts of a worker in one step', async () => {
    const asked = answering((one) =>
      one.url.endsWith('/preview') ? previewed(one) : json(200, { ids: idsOf(one), told: 1, unfilled: 0, total_cost: '0.00', fee: '0.00' }),
    );
    drawDock(many);
    const sheet = await open('Publish 501');
    expect(await sheet.findByText('They are published in 2 steps, and each worker is told once.')).toBeInTheDocument();
    await user.click(sheet.getByRole('button', { name: 'Publish 501 shifts' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const sent = asked().filter(({ url }) => url.endsWith('/publish'));
    expect(sent.map((one) => idsOf(one).length)).toEqual([251, 250]);
    expect(sent.map(({ body }) => (body as { total_cost: string }).total_cost)).toEqual(['2510.00', '2500.00']);
  });

  test('steps published before a refused one stay published, and the sheet shows how many', async () => {
    let times = 0;
    answering((one) => {
      if (one.url.endsWith('/preview')) return previewed(one);
      times += 1;
      return times === 1 ? json(200, { ids: idsOf(one), told: 1, unfilled: 0, total_cost: '0.00', fee: '0.00' }) : refusal(422, over);
    });
    drawDock(many);
    const sheet = await open('Publish 501');
    await user.click(await sheet.findByRole('button', { name: 'Publish 501 shifts' }));
    expect(await sheet.findByText(`251 shifts are published, the others are still drafts. ${over}`)).toBeInTheDocument();
  });

  test('are discarded in steps', async () => {
    const asked = answering(json(200, { deleted: 500 }, 'Deleted.'));
    drawDock(many);
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    await user.click(await screen.findByRole('button', { name: 'Discard 501 drafts' }));
    await waitFor(() => expect(asked().map((one) => idsOf(one).length)).toEqual([500, 1]));
  });
});
