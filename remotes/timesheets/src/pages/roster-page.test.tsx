import { expect, test } from '@jest/globals';
import { shiftRoster, type ShiftRosterData } from '@careloom/contract/resources/shift-roster';
import { shifts } from '@careloom/contract/resources/shifts';
import { addDays } from '@careloom/shared/format';
import { keyOf, queryClient } from '@careloom/shared/query';
import { answering, heading, json, recorded, user } from '@careloom/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { drawPage } from '../testing/draw-page';

const draw = (query = '?date=2026-03-04') => drawPage('timesheets:roster', { as: 'super_admin', query });
const texts = (of: readonly HTMLElement[]) => of.map((one) => one.textContent);
const rowOf = (name: RegExp) => {
  const row = screen.getByRole('rowheader', { name }).closest<HTMLElement>('[role=row]');
  if (!row) throw new Error('No row.');
  return within(row);
};
const ribbonsOf = (name: RegExp) =>
  rowOf(name)
    .getAllByRole('button')
    .map((one) => one.getAttribute('aria-label'));

test('the roster of a week has a row for each worker, a row of unfilled shifts, and the hours of each day', async () => {
  await draw();
  expect(heading()).toBe('Roster');
  expect(screen.getByRole('status')).toHaveTextContent('2 – 8 Mar 2026, By worker');
  expect(screen.getByRole('grid', { name: 'Roster, 2 – 8 Mar 2026' })).toHaveAttribute('aria-rowcount', '30');
  expect(texts(screen.getAllByRole('columnheader')).slice(0, 3)).toEqual(['28 workers', 'Mon 2 118.9 h', 'Tue 3 124.9 h']);
  expect(texts(screen.getAllByRole('rowheader')).slice(0, 5)).toEqual([
    'Unfilled3 shifts',
    'Amara Okonkwo0 of 37 h',
    'AMArjun Mehta0 of 39 h',
    'Aroha Ngata-Williams17.5 of 30 h',
    'Bartholomew Fitzgerald-Montgomery75 of 27 h1 h rest',
  ]);
  expect(ribbonsOf(/^Aroha/).slice(0, 2)).toEqual([
    '07:00–09:30 Banksia House, Mon 2 Mar, Completed',
    '07:00–09:30 Banksia House, Tue 3 Mar, Published',
  ]);
});

test('a fortnight of one house, by house', async () => {
  await draw('?date=2026-03-02&days=14&house=2&rows=house');
  expect(texts(screen.getAllByRole('rowheader'))).toEqual(['Unfilled0 shifts', 'Saltbush Cottage224 h · 8 sleep overs']);
  expect(screen.getAllByRole('columnheader')).toHaveLength(15);
  await user.click(screen.getByRole('button', { name: 'By worker' }));
  expect(texts(screen.getAllByRole('rowheader')).slice(-2)).toEqual([
    'Mei Wong104 of 80 h · 8 sleep overs',
    'Samuel Adeyemi80 of 42 h2 h rest',
  ]);
});

const ribbon = (name: RegExp) => screen.getByRole('button', { name });
const ONE_HOUSE = '?date=2026-03-02&days=14&house=2';
const announced = () => document.querySelector('[aria-live=assertive]')?.textContent ?? '';

test('a shift picked up by keyboard is announced at each cell, and put back by Escape', async () => {
  await draw(ONE_HOUSE);
  const own = rowOf(/^Liam/).getAllByRole('button');
  const [shift] = own;
  if (!shift) throw new Error('No shift.');
  const name = shift.getAttribute('aria-label') ?? '';
  act(() => shift.focus());
  await user.keyboard(' ');
  expect(announced()).toContain('picked up');
  await user.keyboard('{ArrowRight}');
  expect(announced()).toMatch(/Liam Sullivan, Tue 3 Mar, 17:00–21:00: /);
  await user.keyboard('{ArrowDown}');
  expect(announced()).toMatch(/Tue 3 Mar, 17:00–21:00: (Fits|Clash|No agreement|\d)/);
  await user.keyboard('{Escape}');
  expect(announced()).toContain('Put back.');
  expect(ribbon(new RegExp(`^${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`))).toBeInTheDocument();
});

test('a shift that has begun can not be moved', async () => {
  await draw();
  const begun = rowOf(/^Aroha/).getByRole('button', { name: /Completed/ });
  act(() => begun.focus());
  await user.keyboard(' ');
  expect(announced()).toContain('This shift has begun and stays where it is.');
});

test('the menu of a shift has each action of a drag with its keyboard shortcut', async () => {
  await draw(ONE_HOUSE);
  const [shift] = rowOf(/^Liam/).getAllByRole('button');
  if (!shift) throw new Error('No shift.');
  act(() => shift.focus());
  await user.keyboard('{Shift>}{F10}{/Shift}');
  const items = await screen.findAllByRole('menuitem');
  expect(texts(items)).toEqual([
    'Move to workerW',
    'Move to dayD',
    'Change timesT',
    'CopyCtrlC',
    'Repeat on the next dayR',
    'Edit shiftEnter',
    'Find a replacementF',
    'Cancel shiftDel',
  ]);
});

const quickPanel = () => screen.findByRole('dialog', { name: /^New shift, / });

test('a digit on a day begins the times of a new shift; invalid times are not added and stay for correction', async () => {
  await draw(ONE_HOUSE);
  const free = screen.getAllByRole('gridcell', { name: /^Liam Sullivan, .*, no shift$/ })[0];
  act(() => free?.focus());
  await user.keyboard('9-9');
  const times = within(await quickPanel()).getByRole('textbox', { name: 'Times' });
  expect(times).toHaveFocus();
  expect(times).toHaveValue('9-9');
  await user.keyboard('{Enter}');
  expect(times).toBeInvalid();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(free).toHaveFocus();
});

test('a new shift is shown at all times: while it waits, once it is saved, and after it is read again', async () => {
  await draw(ONE_HOUSE);
  const asked = queryClient.getQueryData<ShiftRosterData>(keyOf(shiftRoster.read, { start: '2026-03-02', days: 14, house_id: '2' }));
  if (!asked) throw new Error('The roster was not read.');
  const isFree = (worker: number | null, day: string) => !asked.shifts.some(({ worker_id, date }) => worker_id === worker && date === day);
  const shift = asked.shifts.find(
    ({ worker_id, date }) => date < '2026-03-13' && worker_id !== null && isFree(worker_id, addDays(date, 1)),
  );
  if (!shift) throw new Error('No shift.');
  const saved = { ...shift, id: 99_999, date: addDays(shift.date, 1), status: 'draft', version: 1 };
  answering(({ method }) =>
    json(
      200,
      method === 'POST'
        ? { ...recorded('super_admin', shifts.get, { id: 476 }), id: 99_999 }
        : { ...asked, shifts: [...asked.shifts, saved] },
    ),
  );
  const count = () => document.querySelectorAll('button[data-shift]').length;
  const own = document.querySelector<HTMLElement>(`button[data-shift="${shift.id}"]`);
  const counts = [count()];
  const observer = new MutationObserver(() => counts.push(count()));
  observer.observe(screen.getByRole('grid'), { childList: true, subtree: true });
  act(() => own?.focus());
  await user.keyboard('r');
  expect(announced()).toContain('Draft for');
  await waitFor(() => expect(document.querySelector('button[data-shift="99999"]')).not.toBeNull());
  await waitFor(() => expect(document.querySelector('[data-waiting]')).toBeNull());
  observer.disconnect();
  const [before = 0, ...after] = counts;
  expect(new Set(after)).toEqual(new Set([before + 1]));
});

test('a shift can be moved to "nobody", which needs no verdict, and to each other worker, best fit first', async () => {
  await draw();
  const [first] = rowOf(/^Aroha/).getAllByRole('button', { name: /Published$/ });
  act(() => first?.focus());
  await user.keyboard('w');
  const panel = within(await screen.findByRole('dialog', { name: 'Move to worker' }));
  const [nobody, ...others] = texts(panel.getAllByRole('listitem'));
  expect(nobody).toBe('Unfilled');
  expect(others[0]).toMatch(/Amara Okonkwo(Fits|Fits, knows them)$/);
  const ranks = others.map((words) => (/Fits(, knows them)?$/.test(words) ? 1 : /rest$/.test(words) ? 2 : 3));
  expect(ranks).toEqual(ranks.toSorted());
  expect(new Set(ranks).size).toBeGreaterThan(1);
  expect(others.join()).not.toContain('Aroha');
});

test('shifts and workers left out of an answer are shown as counts', async () => {
  await draw();
  expect(screen.queryByText(/are left out/)).toBeNull();
  const start = { start: '2026-03-02', days: 7 };
  queryClient.setQueryData<ShiftRosterData>(
    keyOf(shiftRoster.read, start),
    (data) => data && { ...data, left_off: { shifts: 40, workers: 3 } },
  );
  expect(await screen.findByText('40 shifts and 3 workers are left out. Choose a house to see them.')).toBeInTheDocument();
});
