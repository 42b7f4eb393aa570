import type { WEEKDAYS } from '@careloom/contract/resources/jobs';
import { SCHEDULED, type SHIFT_TYPES, type ShiftDetail } from '@careloom/contract/resources/shifts';
import { formatDate } from '@careloom/shared/format';
import { foldOf } from './fold';

export interface WakeUpDraft {
  start_time: string;
  end_time: string;
  fold: 0 | 1;
  note: string;
}

/** Values of the shift form as typed, in the order of its fields and of the error summary. */
export interface ShiftDraft {
  job_id: number | '';
  worker_id: number | '';
  date: string;
  name: string;
  start_time: string;
  end_time: string;
  fold: 0 | 1;
  type: (typeof SHIFT_TYPES)[number];
  wake_ups: WakeUpDraft[] | null;
  is_holiday: 0 | 1;
  weekdays: (typeof WEEKDAYS)[number][];
  until: string;
  description: string;
  /** Empty for a shift that has begun: its status then depends on actions. */
  status: 'draft' | 'published' | '';
  version: number | null;
}

/** Prefilled values of a shift: of the cell of a roster, or the day of a calendar. */
export interface ShiftDefaults {
  job_id?: number | undefined;
  worker_id?: number | undefined;
  /** `yyyy-MM-dd`. */
  date?: string | undefined;
  /** `HH:mm`. */
  start_time?: string | undefined;
  end_time?: string | undefined;
  /** The id of a house: only its jobs can be chosen. */
  house?: number | undefined;
  status?: 'draft' | 'published' | undefined;
}

export const draftFrom = ({ job_id, worker_id, date, start_time, end_time, status }: ShiftDefaults): ShiftDraft => ({
  job_id: job_id ?? '',
  worker_id: worker_id ?? '',
  date: date ?? '',
  name: '',
  start_time: start_time ?? '',
  end_time: end_time ?? '',
  fold: 0,
  type: 'normal',
  wake_ups: null,
  is_holiday: 0,
  weekdays: [],
  until: '',
  description: '',
  status: status ?? 'published',
  version: null,
});

/** The name of the stored draft: each cell of a roster has its own. */
export const draftName = ({ job_id, worker_id, date, start_time, end_time, house }: ShiftDefaults): string =>
  ['add-shift', job_id, worker_id, date, start_time, end_time, house].filter((part) => part !== undefined).join('.');

const statusOf = (status: string): ShiftDraft['status'] => {
  if (!SCHEDULED.includes(status)) return '';
  return status === 'draft' ? 'draft' : 'published';
};

const wakeUpsOf = ({ wake_ups, time_zone }: ShiftDetail): WakeUpDraft[] | null =>
  wake_ups?.map(({ start_at, end_at, note }) => ({
    start_time: formatDate(start_at, 'time', time_zone),
    end_time: formatDate(end_at, 'time', time_zone),
    fold: foldOf(start_at, time_zone),
    note: note ?? '',
  })) ?? null;

/** A shift as form values. Its `version` is sent with the update, which is refused as stale if another user saved first. */
export const draftOf = (shift: ShiftDetail): ShiftDraft => ({
  job_id: shift.job.id,
  worker_id: shift.worker?.id ?? '',
  date: shift.date,
  name: shift.name,
  start_time: shift.start_time,
  end_time: shift.end_time,
  fold: foldOf(shift.start_at, shift.time_zone),
  type: shift.type as ShiftDraft['type'],
  wake_ups: wakeUpsOf(shift),
  is_holiday: shift.is_holiday ?? 0,
  weekdays: [],
  until: '',
  description: shift.description ?? '',
  status: statusOf(shift.status),
  version: shift.version ?? null,
});
