import type { SHIFT_TYPES } from '@careloom/contract/resources/shifts';

/** A shift as typed in a cell of the roster. */
export interface QuickTimes {
  /** `HH:mm` */
  start_time: string;
  /** `HH:mm`; on the next day if it is not after the start. */
  end_time: string;
  type: (typeof SHIFT_TYPES)[number];
}

const TYPED = /^(.+?)\s*[-–]\s*(.+?)$/;
const KIND = /\s*([sn])$/i;
/** A sleep over without times uses the times of its night. */
const NIGHT = { start_time: '22:00', end_time: '06:00' } as const;

/** `9`, `930`, `0930`, `9:30` and `9.30` as `HH:mm`; null for an invalid time of day. */
function clockOf(text: string): string | null {
  const [, hours = '', minutes = '00'] = /^(\d{1,2})[:.]?(\d{2})?$/.exec(text) ?? [];
  if (hours === '' || Number(hours) > 23 || Number(minutes) > 59) return null;
  return `${hours.padStart(2, '0')}:${minutes}`;
}

/**
 * Parses the typed times of a shift: `9-17`, `930-1715`; the suffix `s` makes it a sleep over, `n` an active night; `s` alone
 * is the usual sleep over. Null while they are incomplete.
 */
export function quickTimes(text: string): QuickTimes | null {
  const typed = text.trim();
  const letter = KIND.exec(typed)?.[1]?.toLowerCase();
  const type = letter === 's' ? 'sleep_over' : letter === 'n' ? 'active_night' : 'normal';
  const times = typed.replace(KIND, '');
  if (times === '') return type === 'sleep_over' ? { ...NIGHT, type } : null;
  const [, first = '', last = ''] = TYPED.exec(times) ?? [];
  const [start_time, end_time] = [clockOf(first), clockOf(last)];
  if (start_time === null || end_time === null || start_time === end_time) return null;
  return { start_time, end_time, type };
}
