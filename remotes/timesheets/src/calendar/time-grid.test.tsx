import type { CalendarDay, CalendarShift } from '@careloom/contract/resources/shift-calendar';
import { expect, test } from '@jest/globals';
import { draw } from '@careloom/shared/testing';
import { screen, within } from '@testing-library/react';
import type { CalendarData } from './calendar-data';
import type { CalendarState } from './calendar-state';
import type { Openers } from './drawn-shift';
import { TimeGrid } from './time-grid';

const person = (first_name: string) => ({ id: 1, first_name, last_name: 'Chen' });
const shift = (id: number, fields: Partial<CalendarShift>) =>
  ({
    id,
    date: '2026-11-18',
    start_time: '07:00',
    end_time: '15:00',
    type: 'normal',
    status: 'published',
    worker: person('Lin'),
    house_id: 3,
    total_cost: '320.00',
    ...fields,
  }) as CalendarShift;
const day = (date: string, shifts: readonly CalendarShift[]) =>
  ({ date, count: shifts.length, total_hour: '8.00', total_cost: '320.00', shifts }) as unknown as CalendarDay;

const NIGHT = { start_time: '22:00', end_time: '08:00', type: 'sleep_over', worker: person('Mei') } as Partial<CalendarShift>;
const data = {
  days: new Map([
    ['2026-11-17', day('2026-11-17', [shift(1, { date: '2026-11-17', ...NIGHT })])],
    ['2026-11-18', day('2026-11-18', [shift(2, {}), shift(3, {}), shift(4, {})])],
  ]),
  houses: new Map([[3, { id: 3, name: 'Yarra Lane', time_zone: 'Australia/Sydney' }]]),
  holidays: new Map(),
  changes: new Map(),
  isOwn: false,
} as unknown as CalendarData;

const drawDays = (view: 'week' | 'day', forms: Openers = { add: null, edit: null }) => {
  const state = { view, day: '2026-11-18', today: '2026-11-18', begins: '06:00', kind: 'schedule' } as CalendarState;
  draw(<TimeGrid state={state} data={data} name="Days" forms={forms} />);
  return within(screen.getByRole('region', { name: /^Wednesday, 18 Nov/ })).getAllByRole('listitem');
};

test('a week shows two shifts side by side and the number of further ones', () => {
  expect(drawDays('week').filter((item) => /Lin/.test(item.textContent ?? ''))).toHaveLength(1);
  expect(screen.getByText('+2')).toHaveAccessibleName(/2 .*18 Nov/);
});

test('a day shows three shifts side by side', () => {
  expect(drawDays('day').filter((item) => /Lin/.test(item.textContent ?? ''))).toHaveLength(2);
});

test('the rest of a night has its times and worker; house and cost are shown on the day it began', () => {
  const [tail] = drawDays('week');
  expect(tail).toHaveTextContent(/^22:00–08:00 Mei , Mei Chen, ends on the next day, Yarra Lane/);
  expect(tail).not.toHaveTextContent('320.00');
});

test('a day without shifts is no list', () => {
  drawDays('week');
  const monday = within(screen.getByRole('region', { name: /^Monday, 16 Nov/ }));
  expect(monday.queryByRole('list')).toBeNull();
});
