import { beforeEach, expect, test } from '@jest/globals';
import type { Candidate, Candidates } from '@careloom/contract/resources/replacements';
import { setRoutes } from '@careloom/shared/navigation';
import { answering, aRoute, type Asked, aUser, draw, json, refusal, user } from '@careloom/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { aCandidate, anOpenShift, aPart } from '../testing/candidates';
import { Replacement } from './replacement';

const candidate = (id: number, first_name: string, fields: Partial<Candidate> = {}): Candidate => ({
  ...aCandidate,
  worker: { ...aCandidate.worker, id, first_name },
  contact_no: '0400 000 001',
  points: 88,
  parts: {
    ...aCandidate.parts,
    hours: aPart(9, 15, 'week', { hours: 20, wished: 30 }),
    nights: aPart(10, 10, 'no_night'),
  },
  ...fields,
});

const FOUND: Candidates = {
  shift: {
    ...anOpenShift,
    ...{ id: 9, name: 'Night', date: '2099-11-21', start_time: '22:00', end_time: '06:00', type: 'sleep_over', is_overnight: 1 },
    ...{ start_at: '2099-11-21T11:00:00.000Z', end_at: '2099-11-21T19:00:00.000Z', job: { id: 4, name: 'Nights' } },
  },
  candidates: [
    candidate(11, 'Eleni'),
    candidate(12, 'Grace', {
      points: 62,
      total_cost: '91.00',
      contact_no: null,
      parts: { ...candidate(0, '').parts, rest: aPart(9, 25, 'short_rest', { hours: 9, side: 'before' }) },
    }),
  ],
  excluded: [
    { worker: { id: 13, first_name: 'Samuel', last_name: 'Adeyemi', sm_profile_picture_url: null }, code: 'clash', until: null },
    { worker: { id: 14, first_name: 'Tuan', last_name: 'Nguyen', sm_profile_picture_url: null }, code: 'no_agreement', until: null },
  ],
  farther: 0,
  within_km: 30,
  offers: [],
  usual_minutes: 120,
};

const asks = (found: Partial<Candidates> = {}, answer = json(200, { offers: [] }, 'Shift offered successfully.')) =>
  answering((asked: Asked) => (asked.method === 'GET' ? json(200, { ...FOUND, ...found }) : answer));

const as = aUser({ permissions: ['shift-create', 'job-create'] });
const onClosed = { count: 0 };
const drawn = async (found: Partial<Candidates> = {}, answer?: ReturnType<typeof json>) => {
  const asked = asks(found, answer);
  onClosed.count = 0;
  draw(<Replacement shiftId={9} onClose={() => (onClosed.count += 1)} />, { as });
  await screen.findByText('Wattle Grove');
  return asked;
};
beforeEach(() => setRoutes([aRoute('shared', 'jobs', '/:type/jobs')]));

const rows = () => [...document.querySelectorAll<HTMLElement>('[data-candidate]')];
const written = (asked: () => readonly Asked[]) => asked().filter(({ method }) => method !== 'GET');

test('workers are listed best first with all five parts, numbers and reasons; unavailable workers have a reason', async () => {
  await drawn();
  expect(screen.getByRole('dialog', { name: 'Find a worker' })).toBeInTheDocument();
  expect(rows().map((row) => within(row).getByRole('heading').textContent)).toEqual(['Eleni Economou', 'Grace Economou']);
  const [eleni, grace] = rows() as [HTMLElement, HTMLElement];
  expect(eleni).toHaveTextContent('Auburn NSW · 6.2 km · $80.00');
  const lists = within(eleni).getAllByRole('list');
  const items = (list: HTMLElement | undefined) =>
    list
      ? within(list)
          .getAllByRole('listitem')
          .map(({ textContent }) => textContent)
      : [];
  expect(items(lists[0])).toEqual([
    '12 shifts here, last on 15 Nov',
    'No other shift within a day',
    'About 6.2 km away',
    '20 of 30 h wished in this week',
    'No night yet this month',
  ]);
  expect(items(lists[1])).toEqual(['House30 30 of 30', 'Rest25 25 of 25', 'Near14 14 of 20', 'Hours9 9 of 15', 'Nights10 10 of 10']);
  expect(eleni).toHaveTextContent('88 points');
  expect(within(grace).getByText('9 h rest before it')).toHaveAttribute('data-kind', 'against');
  const not = screen.getByRole('region', { name: 'Can not take it' });
  expect(
    within(not)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['SASamuel AdeyemiWorker already on another shift at the same time.', 'TNTuan NguyenThe worker has no service agreement yet.']);
  expect(screen.getByText('$80.00 to $91.00')).toBeInTheDocument();
  expect(screen.getByText('Sat 21 Nov 22:00 – Sun 22 Nov 06:00')).toBeInTheDocument();
});

test('J and K move, X selects, Enter sends an offer to the selected workers until the chosen time', async () => {
  const asked = await drawn();
  expect(screen.getByRole('button', { name: 'Offer' })).toBeDisabled();
  await user.keyboard('j');
  expect(screen.getByRole('checkbox', { name: 'Select Eleni Economou' })).toHaveFocus();
  await user.keyboard('xjx');
  expect(screen.getByRole('checkbox', { name: 'Select Grace Economou' })).toBeChecked();
  expect(screen.getByRole('button', { name: 'Offer to 2 workers' })).toBeEnabled();
  await user.keyboard('kx');
  expect(screen.getByRole('button', { name: 'Offer to 1 worker' })).toBeEnabled();
  await user.selectOptions(
    screen.getByRole('combobox', { name: 'The offer ends' }),
    screen.getByRole('option', { name: /when it begins/ }),
  );
  act(() => screen.getByRole('checkbox', { name: 'Select Grace Economou' }).focus());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(written(asked)).toHaveLength(1));
  expect(written(asked)[0]).toMatchObject({ url: '/shift/9/offers', body: { worker_ids: [12], until: '2099-11-21T11:00:00.000Z' } });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Offer' })).toBeDisabled());
});

test('a refused offer keeps the selection', async () => {
  await drawn({}, refusal(422, 'Only a shift to come can be offered.'));
  await user.click(screen.getByRole('checkbox', { name: 'Select Eleni Economou' }));
  await user.click(screen.getByRole('button', { name: 'Offer to 1 worker' }));
  await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Select Eleni Economou' })).toBeChecked());
});

test('each worker has a Call link if there is a number, and a separate offer', async () => {
  const asked = await drawn();
  const [eleni, grace] = rows() as [HTMLElement, HTMLElement];
  expect(within(eleni).getByRole('link', { name: 'Call Eleni Economou' })).toHaveAttribute('href', 'tel:0400000001');
  expect(within(grace).queryByRole('link')).toBeNull();
  await user.click(within(grace).getByRole('button', { name: 'Offer to Grace Economou' }));
  await waitFor(() => expect(written(asked)[0]).toMatchObject({ body: { worker_ids: [12] } }));
});

test('asked workers and declined offers are shown; open offers can be withdrawn', async () => {
  const offer = (id: number, first_name: string, status: string) => ({
    ...{ id, status, ends_at: '2099-11-21T09:00:00.000Z', answered_at: null },
    worker: { id: id + 10, first_name, last_name: 'Economou' },
  });
  const asked = await drawn({ offers: [offer(1, 'Eleni', 'open'), offer(2, 'Grace', 'declined')] }, json(200, { withdrawn: 1 }));
  expect(screen.getByText('Asked: Eleni Economou, until 20:00.')).toBeInTheDocument();
  expect(screen.getByText('Declined: Grace Economou.')).toBeInTheDocument();
  expect(within(rows()[0] as HTMLElement).getByText('Asked until 20:00')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Take back' }));
  await waitFor(() => expect(written(asked)[0]).toMatchObject({ url: '/shift/9/offers/withdraw' }));
});

test('when nobody fits, the planner can search further away or post a job', async () => {
  const asked = await drawn({ candidates: [], excluded: [] });
  expect(screen.getByRole('heading', { name: 'Nobody fits' })).toBeInTheDocument();
  expect(screen.getByText('Nobody within 30 km can take this shift.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Post as a job' })).toHaveAttribute(
    'href',
    '/admin/jobs?post=shift&name=Night&house=2&date=2099-11-21&start=22%3A00&end=06%3A00',
  );
  await user.click(screen.getByRole('button', { name: 'Look within 60 km' }));
  await waitFor(() => expect(asked().at(-1)?.uri).toContain('within_km=60'));
});

test('workers who live further away are counted', async () => {
  const asked = await drawn({ farther: 3 });
  expect(screen.getByText('3 more live further away than 30 km.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Look within 60 km' }));
  await waitFor(() => expect(asked().at(-1)?.uri).toContain('within_km=60'));
});

test('a shift that has begun has no offers, a shift with a worker can ask for a replacement', async () => {
  await drawn({
    usual_minutes: null,
    shift: { ...FOUND.shift, worker: { id: 30, first_name: 'Aroha', last_name: 'Ngata' }, total_cost: '80.00' },
  });
  expect(screen.getByRole('dialog', { name: 'Find a replacement' })).toBeInTheDocument();
  expect(screen.getByText('This shift has begun: it can not be offered any more.')).toBeInTheDocument();
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.queryByRole('button', { name: /Offer/ })).toBeNull();
});

test('a failed read shows the message of the server', async () => {
  answering(refusal(404, 'Shift not found.'));
  draw(<Replacement shiftId={9} onClose={() => undefined} />, { as });
  expect(await screen.findByRole('alert')).toHaveTextContent('Shift not found.');
});

test('a shift that ends on the same day shows the day once', async () => {
  await drawn({ shift: anOpenShift });
  expect(screen.getByText('Mon 7 Dec 09:00–17:00')).toBeInTheDocument();
});
