import { formatDate } from '../../format/index';

const TYPED = /^(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d{4})$/;
const ISO = /^\d{4}-\d{2}-\d{2}$/;
const two = (digits: string) => digits.padStart(2, '0');

/** The date as `yyyy-MM-dd` if it exists, else null. */
function existing(year: string, month: string, day: string): string | null {
  const iso = `${year}-${two(month)}-${two(day)}`;
  const parsed = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(iso) ? iso : null;
}

/** Converts a typed day, month and year (`21/11/2026`, `1.2.2026`, `21112026`) to `yyyy-MM-dd`; any other text is only trimmed. */
export function dateFromTyped(text: string): string {
  const trimmed = text.trim();
  const digits = /^\d{8}$/.test(trimmed) ? `${trimmed.slice(0, 2)}/${trimmed.slice(2, 4)}/${trimmed.slice(4)}` : trimmed;
  const [, day, month, year] = TYPED.exec(digits) ?? [];
  return (day && month && year && existing(year, month, day)) || trimmed;
}

/** Formats `yyyy-MM-dd` as `dd/MM/yyyy`; text that is not a date is returned unchanged. */
export const dateForTyping = (value: string) => (isDay(value) ? formatDate(value, 'input') : value);

/** Whether a value is a complete, existing day. */
export const isDay = (value: string) => ISO.test(value) && existing(value.slice(0, 4), value.slice(5, 7), value.slice(8)) !== null;

const SPLIT = /^(\d{1,2})[:.h ]?(\d{2})?$/;

/** Converts `9`, `930`, `9.30`, `09:30:00` to `HH:mm`; text that is not a time of day is only trimmed. */
export function timeFromTyped(text: string): string {
  const trimmed = text.trim();
  const seconds = /^(\d{2}:\d{2}):\d{2}$/.exec(trimmed);
  if (seconds?.[1]) return seconds[1];
  const compact = /^\d{3}$/.test(trimmed) ? `0${trimmed}` : trimmed;
  const [, hours, minutes = '00'] = SPLIT.exec(compact) ?? [];
  if (hours === undefined || Number(hours) > 23 || Number(minutes) > 59) return trimmed;
  return `${hours.padStart(2, '0')}:${minutes}`;
}

/** Converts typed dollars (`$1,024.8`) to `1024.80`; text that is not an amount is only trimmed. */
export function moneyFromTyped(text: string): string {
  const plain = text.replace(/[$,\s]/g, '');
  if (!/^\d+(\.\d{0,2})?$/.test(plain)) return text.trim();
  const [dollars = '', cents = ''] = plain.split('.');
  return `${dollars}.${cents.padEnd(2, '0')}`;
}
