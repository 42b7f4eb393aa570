import type { RosterShift, RosterWorker, ShiftRosterData } from '@careloom/contract/resources/shift-roster';
import type { PlannedShift } from '@careloom/contract/resources/shift-series';
import type { Page } from '@playwright/test';
import { expect } from '../fixtures/test';
import type { Api } from '../support/api';
import { dayAndMonth } from '../support/day-words';

const DAY_MS = 86_400_000;

export const dayAfter = (day: string, days: number) => new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
function mondayIn(weeks: number): string {
  const now = new Date();
  return dayAfter(now.toISOString().slice(0, 10), weeks * 7 - ((now.getUTCDay() + 6) % 7));
}

/** `Tue 3 Mar`, as a roster shows it. */
export const shortDay = (day: string) => {
  const at = new Date(`${day}T00:00:00Z`);
  return `${at.toUTCString().slice(0, 3)} ${dayAndMonth(at)}`;
};

export const nameOf = ({ first_name, last_name }: Pick<RosterWorker, 'first_name' | 'last_name'>) => `${first_name} ${last_name}`;

const HOURS = { start_time: '05:00', end_time: '06:00' };

/** A job of a house that the leader leads, in a week without shifts, and two free workers with adjacent rows. */
export interface Week {
  monday: string;
  house: number;
  job: number;
  first: RosterWorker;
  second: RosterWorker;
}

export async function weekOf(api: Api, weeks: number): Promise<Week> {
  const jobs = await api.get<{ id: number; house: { id: number } }[]>('/options/jobs');
  const monday = mondayIn(weeks);
  const sunday = dayAfter(monday, 6);
  for (const { id: job, house } of jobs) {
    const { workers, shifts, busy } = await api.get<ShiftRosterData>('/shift-roster', { start: monday, house_id: house.id });
    const isFree = ({ id, can_work, agreements }: RosterWorker) =>
      can_work === 1 &&
      agreements.some(({ start, end }) => start <= monday && end >= sunday) &&
      ![...shifts, ...busy].some(({ worker_id }) => worker_id === id);
    const at = workers.findIndex((worker, index) => isFree(worker) && workers.slice(index + 1, index + 2).some(isFree));
    const [first, second] = at < 0 ? [] : workers.slice(at, at + 2);
    if (!first || !second) continue;
    const asked = { job_id: job, worker_id: first.id, date: sunday, ...HOURS, type: 'normal' };
    const { data } = await api.call<{ shifts: PlannedShift[] }>('POST', '/shift/preview', asked);
    if (data.shifts[0]?.refusal === null) return { monday, house: house.id, job, first, second };
  }
  throw new Error('The leader of the demo has no house with two workers who are free for a week.');
}

export async function draft(api: Api, { job }: Week, worker_id: number | null, date: string, times = HOURS): Promise<number> {
  const body = { name: 'Rostered', job_id: job, worker_id, date, ...times, type: 'normal', status: 'draft', reassign: 0 };
  return (await api.post<{ id: number }>('/shift', body)).id;
}

export const on = (page: Page) => {
  const row = (name: string) =>
    page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: new RegExp(`^(\\w\\w)?${name}`) }) });
  return {
    row,
    shift: (id: number) => page.locator(`button[data-shift="${id}"]`),
    shiftOf: (name: string, id: number) => row(name).locator(`button[data-shift="${id}"]`),
    cell: (name: string, day: number) => row(name).getByRole('gridcell').nth(day),
    announced: page.locator('span[aria-live="assertive"]'),
  };
};

export const shiftNow = async (api: Api, { monday, house }: Week, id: number) => {
  const { shifts } = await api.get<ShiftRosterData>('/shift-roster', { start: monday, house_id: house });
  return shifts.find((shift) => shift.id === id) as RosterShift;
};
export const placeNow = async (...of: Parameters<typeof shiftNow>) => {
  const { worker_id, date, start_time, end_time } = await shiftNow(...of);
  return [worker_id, date, start_time, end_time];
};

export async function openRoster(page: Page, area: string, { monday, house }: Week) {
  await page.goto(`/${area}/roster?date=${monday}&house=${house}`);
  await expect(page.getByRole('grid')).toBeVisible();
}

export const saved = (page: Page) =>
  page.waitForResponse((one) => one.request().method() === 'PUT' && one.url().includes('/shift-roster/'));
