import { MOST_WAKE_UPS } from '@careloom/contract/resources/worked-shifts';
import { ownNight } from '../rows/writes-worked';
import type { Provoke } from './stage';

const minute = (nth: number) => `02:${String(nth).padStart(2, '0')}`;

/** One wake-up more than a shift may have. */
export const manyWakeUps: Provoke = async (stage) => {
  const { id } = await ownNight(stage);
  for (let nth = 0; nth < MOST_WAKE_UPS; nth += 1) await stage.ask({ id, start_time: minute(2 * nth), end_time: minute(2 * nth + 1) });
  return stage.ask({ id, start_time: '03:00', end_time: '03:10' });
};

/** Hours until tomorrow. */
export const notOver: Provoke = async (stage) => {
  const now = stage.world.api.clock.now();
  const start_at = new Date(now.getTime() - 3_600_000);
  const local = new Date(start_at.getTime() + 10 * 3_600_000).toISOString();
  const times = { date: local.slice(0, 10), start_time: local.slice(11, 16), end_time: local.slice(11, 16), type: 'normal' as const };
  const { id } = await ownNight(stage, { ...times, start_at, end_at: now });
  return stage.ask({ id, start_time: times.start_time, end_time: times.start_time });
};

/** 02:30 of the night in which the clock is set back in Sydney. */
export const clockPutBack: Provoke = async (stage) => {
  const at = { date: '2026-04-04', start_at: new Date('2026-04-04T11:00:00Z'), end_at: new Date('2026-04-04T20:00:00Z') };
  const { id } = await ownNight(stage, { ...at, time_zone: 'Australia/Sydney' });
  return stage.ask({ id, start_time: '02:10', end_time: '02:40' });
};
