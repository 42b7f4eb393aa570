import type { RosterShift, RosterWorker } from '@careloom/contract/resources/shift-roster';
import { beforeEach, expect, test } from '@jest/globals';
import { answering, aUser, draw, json, user } from '@careloom/shared/testing';
import { screen, within } from '@testing-library/react';
import type { Place } from './place';
import { QuickAdd } from './quick-add';
import type { PlanContext } from './verdict';

const house = { id: 7, name: 'Banksia House', time_zone: 'Australia/Sydney' };
const days = { id: 5, name: 'Days', house };
const nights = { id: 6, name: 'Nights', house };
const date = '2026-11-25';
const lin: RosterWorker = {
  ...{ id: 2, first_name: 'Lin', last_name: 'Chen', sm_profile_picture_url: null, can_work: 1, weekly_hours: null },
  ...{ casual_full_time: 0, agreements: [{ start: '2026-01-01', end: '2026-12-31' }], house_ids: [7] },
};
const taken: RosterShift = {
  ...{ id: 9, name: 'Late', date, start_time: '17:00', end_time: '21:00', start_at: '2026-11-25T06:00:00.000Z', minutes: 240 },
  ...{ type: 'normal', status: 'published', worker_id: 2, job_id: 6, house_id: 7, total_cost: '160.00', version: 1 },
};
const context: PlanContext = {
  taken: new Map([[2, [{ start: Date.parse(taken.start_at), end: Date.parse(taken.start_at) + 240 * 60_000, shift: taken }]]]),
  workers: new Map([[2, lin]]),
  jobs: new Map(),
};
const added: [RosterShift, Place][] = [];
beforeEach(() => {
  added.length = 0;
});

async function open(typed: string, { jobs = [days, nights], shifts = [taken] }: { jobs?: object[]; shifts?: RosterShift[] } = {}) {
  answering(json(200, jobs));
  const anchor = document.body.appendChild(document.createElement('button'));
  draw(
    <QuickAdd
      at={{ worker_id: 2, who: 'Lin Chen', date, house: 7, typed }}
      anchor={anchor}
      shifts={shifts}
      houses={[house]}
      context={context}
      onAdd={(...one) => added.push(one)}
      onClose={() => undefined}
    />,
    { as: aUser() },
  );
  return within(await screen.findByRole('dialog', { name: 'New shift, Lin Chen, Wed 25 Nov' }));
}
const times = () => screen.getByRole('textbox', { name: 'Times' });

test('typed times are parsed and show a verdict; Enter adds a draft of the job planned last', async () => {
  const panel = await open('9');
  expect(times()).toHaveAccessibleDescription('As 9-17 or 930-1715. With s behind: a sleep over. With n: an active night.');
  expect(await panel.findByRole('combobox', { name: 'Job' })).toHaveDisplayValue('Nights');
  await user.type(times(), '-17');
  expect(times()).toHaveAccessibleDescription('09:00–17:00 Fits, knows them');
  await user.selectOptions(panel.getByRole('combobox', { name: 'Job' }), 'Days');
  await user.type(times(), '{Enter}');
  const place = { worker_id: 2, date, start_time: '09:00', end_time: '17:00' };
  expect(added).toEqual([[expect.objectContaining({ ...place, name: 'Days', job_id: 5, type: 'normal', status: 'draft' }), place]]);
});

test('"s" alone is the usual sleep over; a short rest is a warning and does not prevent adding', async () => {
  await open('s');
  await screen.findByRole('combobox');
  expect(times()).toHaveAccessibleDescription(/^22:00–06:00 Sleep Over 1 h rest/);
  await user.type(times(), '{Enter}');
  expect(added.map(([{ type, start_time }]) => [type, start_time])).toEqual([['sleep_over', '22:00']]);
});

test('a clash is reported and the shift is not added', async () => {
  await open('9');
  await screen.findByRole('combobox');
  await user.type(times(), '-18{Enter}');
  expect(times()).toHaveAccessibleDescription('09:00–18:00 Clash 17:00–21:00 Worker already on another shift at the same time.');
  expect(added).toEqual([]);
});

test('without a job nothing can be added', async () => {
  const panel = await open('9', { jobs: [] });
  expect(await panel.findByText('No open job can have a shift here.')).toBeInTheDocument();
  await user.type(times(), '-17{Enter}');
  expect(added).toEqual([]);
});
