import { t, type TextKey } from './texts';

const TYPES: Readonly<Record<string, TextKey>> = {
  normal: 'shift.type.normal',
  sleep_over: 'dashboard.sleep_over',
  active_night: 'option.shift_kind.active_night',
};

const RATES: Readonly<Record<string, TextKey>> = {
  weekday: 'shift.rate.weekday',
  overnight: 'option.shift_kind.overnight',
  saturday: 'shift.rate.saturday',
  sunday: 'shift.rate.sunday',
  holiday: 'shift.rate.holiday',
  active_night: 'option.shift_kind.active_night',
  sleep_over: 'dashboard.sleep_over',
};

const wordOf = (keys: Readonly<Record<string, TextKey>>, value: string): string => {
  const key = keys[value];
  return key ? t(key) : value;
};

/** An unknown type or rate type of a newer server is shown unchanged. */
export const typeWord = (type: string): string => wordOf(TYPES, type);
export const rateWord = (rateType: string): string => wordOf(RATES, rateType);
