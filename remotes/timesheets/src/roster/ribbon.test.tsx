import type { RosterShift } from '@careloom/contract/resources/shift-roster';
import { expect, test } from '@jest/globals';
import { draw } from '@careloom/shared/testing';
import { screen } from '@testing-library/react';
import { ribbon, type RibbonOptions } from './ribbon';

const NIGHT = {
  id: 7,
  date: '2026-11-29',
  start_time: '18:00',
  end_time: '09:00',
  type: 'sleep_over',
  status: 'published',
  worker_id: 1,
  house_id: 3,
} as RosterShift;
const options: RibbonOptions = {
  lane: 0,
  from: 0.52,
  to: 1.5,
  names: { workers: new Map([[1, 'Lin Chen']]), houses: new Map([[3, 'Yarra Lane']]) },
  isByHouse: false,
  isClashing: false,
  isStop: false,
  isHeld: false,
  isWaiting: false,
};
const drawn = (changes: Partial<RibbonOptions>) => {
  draw(ribbon(NIGHT, { ...options, ...changes }));
  return screen.getByRole('button');
};

test('a night shows both its times and its sign', () => {
  const button = drawn({});
  expect(button).toHaveTextContent('18:00–09:00 Yarra Lane');
  expect(button.querySelector('svg')).not.toBeNull();
  expect(button).toHaveAccessibleName('18:00–09:00 Yarra Lane, Sun 29 Nov, ends on the next day, Sleep Over, Published');
});

test('a shift cut at the edge shows its start, and its accessible name has both times', () => {
  const button = drawn({ to: 1 });
  expect(button).toHaveTextContent(/^18:00 Yarra Lane$/);
  expect(button.querySelector('svg')).toBeNull();
  expect(button).toHaveAccessibleName('18:00 Yarra Lane, 18:00–09:00, Sun 29 Nov, ends on the next day, Sleep Over, Published');
});
