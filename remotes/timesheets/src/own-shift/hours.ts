import type { NextShift } from '@careloom/contract/resources/worked-shifts';
import { instantsOf, localMidnight, MINUTE, minutesOf, DAY } from '@careloom/pay/wall-time';
import { formatDate } from '@careloom/shared/format';
import { nightOf, type OwnAct } from './acts-at';

export type HoursAct = Extract<OwnAct, 'finish' | 'change' | 'wake_up'>;

interface Times {
  start_time: string;
  end_time: string;
}

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** The time that occurs twice because clocks go back; null if neither does, and while the times are incomplete. */
export function timeTwice(act: HoursAct, { date, time_zone }: Pick<NextShift, 'date' | 'time_zone'>, times: Times): string | null {
  const { start_time, end_time } = times;
  if (!TIME.test(start_time) || !TIME.test(end_time)) return null;
  const isNext = (time: string) => (act === 'wake_up' ? time < '22:00' : time === end_time && end_time <= start_time);
  const found = [start_time, end_time].find((time) => {
    const local = localMidnight(date, 'date') + (isNext(time) ? DAY : 0) + minutesOf(time, 'start_time') * MINUTE;
    return instantsOf(local, time_zone).length === 2;
  });
  return found ?? null;
}

/** The initial values of a form: the planned hours for Finish, a wake-up that ends now, or the values of a refused write. */
export function typedHours(act: HoursAct, shift: NextShift, refused: Readonly<Record<string, unknown>> | undefined, now: Date) {
  const text = (name: string) => {
    const value = refused?.[name];
    return typeof value === 'string' ? value : '';
  };
  const fold: '' | '0' | '1' = refused?.['fold'] === 1 ? '1' : refused?.['fold'] === 0 ? '0' : '';
  if (refused) return { start_time: text('start_time'), end_time: text('end_time'), fold, note: text('note') };
  if (act !== 'wake_up') return { start_time: shift.start_time, end_time: shift.end_time, fold, note: '' };
  const night = nightOf(shift);
  const isNight = night.start <= now.getTime() && now.getTime() <= night.end;
  return { start_time: '', end_time: isNight ? formatDate(now.toISOString(), 'time', shift.time_zone) : '', fold, note: '' };
}
