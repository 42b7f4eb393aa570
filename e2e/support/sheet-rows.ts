import type { Page } from '@careloom/contract/envelope';
import type { Shift, ShiftDetail } from '@careloom/contract/resources/shifts';
import type { SupportWorker } from '@careloom/contract/resources/support-workers';
import { SHEET_COLUMNS } from '@careloom/contract/resources/timesheets';
import type { Api } from './api';

export const SHEET_HEAD = SHEET_COLUMNS.join(',');

type Column = (typeof SHEET_COLUMNS)[number];
export type SheetCells = Record<Column, string>;

const dayBefore = (day: string, days: number) => new Date(Date.parse(day) - days * 86_400_000).toISOString().slice(0, 10);

/** Rows of shifts that can be added: for workers who worked recently, on a day without another shift nearby. */
export async function freeRows(api: Api, admin: Api, count: number): Promise<SheetCells[]> {
  const { items } = await api.get<Page<Shift>>('/shift', { shift_type: 'log', per_page: 50, sort: 'date', dir: 'desc' });
  const people = await admin.get<Page<SupportWorker>>('/support-worker', { per_page: 100 });
  const rows = new Map<number, SheetCells>();
  for (const { id, worker, date } of items) {
    if (!worker || rows.has(worker.id) || rows.size === count) continue;
    // Another test may have ended a worker's agreement since.
    const email = people.items.find(({ id, service_agreement }) => id === worker.id && service_agreement?.status === 'signed')?.email;
    const day = await freeDay(admin, worker.id, date);
    if (!email || !day) continue;
    const { job } = await api.get<ShiftDetail>(`/shift/${id}`);
    rows.set(worker.id, {
      job_id: String(job.id),
      worker_email: email,
      date: day,
      name: `From a sheet ${rows.size}`,
      start_time: '10:00',
      end_time: '12:00',
      sleep_over: 'no',
      active_night: 'no',
      holiday: 'no',
      description: 'Morning visit',
    });
  }
  return [...rows.values()];
}

async function freeDay(admin: Api, worker_id: number, date: string): Promise<string | undefined> {
  const span = { from: dayBefore(date, 21), to: date, per_page: 100, worker_id };
  const { items } = await admin.get<Page<Shift>>('/shift', { shift_type: 'log', ...span });
  const worked = new Set(items.map((shift) => shift.date));
  return Array.from({ length: 19 }, (_, days) => dayBefore(date, days + 1)).find(
    (day) => !worked.has(day) && !worked.has(dayBefore(day, 1)),
  );
}

export const csvOf = (rows: readonly SheetCells[]): string =>
  [SHEET_HEAD, ...rows.map((row) => SHEET_COLUMNS.map((column) => row[column]).join(','))].join('\r\n');
