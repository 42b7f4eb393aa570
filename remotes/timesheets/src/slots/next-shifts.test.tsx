import { beforeEach, expect, test } from '@jest/globals';
import type { Shift } from '@careloom/contract/resources/shifts';
import { setRoutes } from '@careloom/shared/navigation';
import { answering, aRoute, aUser, draw, json, refusal, type Reply, user } from '@careloom/shared/testing';
import { screen } from '@testing-library/react';
import { Fill } from './next-shifts';

const SHIFT: Shift = {
  ...{ id: 1, name: 'Evening', date: '2026-03-03', start_time: '15:00', end_time: '20:00' },
  ...{ start_at: '2026-03-03T04:00:00.000Z', end_at: '2026-03-03T09:00:00.000Z', time_zone: 'Australia/Sydney' },
  worker: { id: 15, first_name: 'Aroha', last_name: 'Ngata' },
  ...{ total_cost: '200.00', total_hour: '5.00', fee: '15.00', type: 'normal', rate_type: 'weekday', status: 'published' },
  ...{ segments: [], job: { id: 2, name: 'Evenings' }, house: { id: 3, name: 'Banksia House' }, is_overnight: 0 },
  ...{ description: null, timesheet_added_at: null, invoice: null },
};
const SLEEP_OVER = { ...SHIFT, id: 2, date: '2026-03-04', start_time: '22:00', end_time: '06:00', type: 'sleep_over', total_cost: '80.00' };
const BEGUN = { ...SHIFT, id: 3, date: '2026-03-02', status: 'in_progress' };
const pageOf = (...items: Shift[]) => json(200, { items, page: 1, per_page: 3, last_page: 1, total: items.length });

const fill = <Fill workerId={15} allHref="/admin/support-workers/detail/15/shifts" />;
const as = aUser();
beforeEach(() =>
  setRoutes([
    aRoute('shared', 'shiftSchedule', '/:type/timesheet/:shiftType', { where: { shiftType: ['schedule'] } }),
    aRoute('shared', 'shiftLogs', '/:type/timesheet/:shiftType', { where: { shiftType: ['log'] } }),
  ]),
);

test('each next shift shows time, house, kind or state and cost, and links to its day', async () => {
  const asked = answering(pageOf(BEGUN, SHIFT, SLEEP_OVER));
  draw(fill, { as });
  const day = (date: string) => `?from=${date}&to=${date}&search=Aroha+Ngata`;
  const links = await screen.findAllByRole('link', { name: /Banksia House/ });
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['2 Mon15:00–20:00Banksia HouseIn progress$200.00', `/admin/timesheet/log${day('2026-03-02')}`],
    ['3 Tue15:00–20:00Banksia HousePublished$200.00', `/admin/timesheet/schedule${day('2026-03-03')}`],
    ['4 Wed22:00–06:00Banksia HouseSleep Over$80.00', `/admin/timesheet/schedule${day('2026-03-04')}`],
  ]);
  expect(asked().map(({ uri }) => decodeURIComponent(uri.replace(/^.*\?/, '')))).toEqual([
    'worker_id=15&status=published,confirmed,in_progress&sort=start_at&dir=asc&per_page=3',
  ]);
  expect(screen.getByRole('region', { name: 'Next shifts' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'All shifts' })).toHaveAttribute('href', '/admin/support-workers/detail/15/shifts');
});

test('without shifts the empty state is shown, and past shifts are still linked', async () => {
  answering(pageOf());
  draw(fill, { as });
  expect(await screen.findByText('No shift is rostered.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'All shifts' })).toBeInTheDocument();
});

test('a count of 0 shows the empty state at once; shifts added since then are shown when they arrive', async () => {
  let answer: (reply: Reply) => void = () => undefined;
  const answered = new Promise<Reply>((resolve) => (answer = resolve));
  answering(() => answered);
  draw(<Fill workerId={15} allHref="/admin/support-workers/detail/15/shifts" count={0} />, { as });
  expect(screen.getByText('No shift is rostered.')).toBeInTheDocument();
  answer(pageOf(SHIFT));
  expect(await screen.findByRole('link', { name: /^3 Tue/ })).toBeInTheDocument();
  expect(screen.queryByText('No shift is rostered.')).toBeNull();
});

test('a failed read shows the message of the server and can be retried', async () => {
  answering(refusal(404, 'Record does not exist.'), pageOf(SHIFT));
  draw(fill, { as });
  expect(await screen.findByRole('alert')).toHaveTextContent('Record does not exist.');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('link', { name: /Banksia House/ })).toBeInTheDocument();
});
