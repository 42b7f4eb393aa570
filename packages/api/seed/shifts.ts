import { WEEKDAYS } from '@careloom/contract/resources/jobs';
import { HOLIDAY_CALENDAR } from '@careloom/pay/holidays/calendar';
import { priceShift, type PricedShift } from '@careloom/pay/price-shift';
import { shiftFee } from '@careloom/pay/shift-fee';
import { FOR_NOBODY } from '../src/domain/shifts/for-nobody';
import { shifts, shiftSegments, wakeUps } from '../src/platform/db/schema/shifts';
import { addDays } from '../src/platform/clock/local-day';
import { FEE_PERCENT, type Setting } from './setting';
import type { Job } from './jobs';
import type { User } from './office';
import { type ShiftRow, statusAt } from './shift-status';

/** The days around today that have a roster. */
const FROM = -92;
const TO = 16;

/** The approvers of timesheets. */
interface Approvers {
  approver: User;
}

/** Three months of work and two weeks of plans for every job that has or had a worker; shifts of one worker never overlap. */
export function makeShifts(setting: Setting, jobs: readonly Job[], { approver }: Approvers): void {
  const taken = new Map<number, PricedShift[]>();
  for (const job of jobs) {
    if (!job.worker) continue;
    const own = taken.get(job.worker.user.id) ?? [];
    taken.set(job.worker.user.id, own);
    for (const date of workdays(setting, job)) {
      const woken = job.kind.shift === 'sleep_over' && setting.random.chance(0.15);
      const priced = price(job, date, woken);
      if (own.some((other) => priced.start_at < other.end_at && other.start_at < priced.end_at)) continue;
      own.push(priced);
      addShift(setting, job, { date, priced, woken, approver });
    }
  }
}

/** Creates draft shifts on the coming days, without a worker, for jobs that have none. */
export function makeUnfilled(setting: Setting, jobs: readonly Job[], approver: User): void {
  const open = jobs.filter(({ row }) => row.status === 'open' && !row.archived_at).slice(-3);
  for (const job of open) {
    const date = addDays(setting.calendar.today, setting.random.int(1, 3));
    // Moves the start of the job to its first shift.
    if (date < job.row.start_date) job.row.start_date = date;
    addShift(setting, job, { date, priced: price(job, date, false, FOR_NOBODY), woken: false, approver, status: 'draft' });
  }
}

function workdays({ calendar }: Setting, { row, kind }: Job): string[] {
  const closed = row.closed_at?.toISOString().slice(0, 10);
  const first = row.start_date > calendar.day(FROM) ? row.start_date : calendar.day(FROM);
  const last = [closed, row.end_date, calendar.day(TO)].filter((day) => typeof day === 'string').sort()[0] ?? first;
  const wanted: readonly string[] = kind.days.length > 0 ? kind.days : WEEKDAYS.slice(0, 5);
  const days: string[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) if (wanted.includes(weekdayOf(day))) days.push(day);
  return days;
}

const weekdayOf = (day: string) => WEEKDAYS[(new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7] ?? '';

const WAKE_UP = { start_time: '02:10', end_time: '02:40' };

function price({ kind, house, worker }: Job, date: string, woken: boolean, terms = worker?.level.terms): PricedShift {
  if (!terms) throw new Error('A shift without a worker needs a pay level.');
  return priceShift({
    date,
    start_time: kind.start,
    end_time: kind.end,
    kind: kind.shift,
    time_zone: house.state.timeZone,
    state: house.state.code,
    pay_level: terms,
    holidays: HOLIDAY_CALENDAR,
    wake_ups: woken && clockGoesOn(date) ? [WAKE_UP] : [],
  });
}

/** Excludes the nights when the clocks change, because a quarter past two may not exist then. */
const clockGoesOn = (date: string) => !/-(04|10)-0[1-7]$/.test(date);

interface Entry {
  date: string;
  priced: PricedShift;
  woken: boolean;
  approver: User;
  status?: ShiftRow['status'];
}

function addShift(setting: Setting, { row: job, kind, house, worker }: Job, { date, priced, woken, approver, status }: Entry): ShiftRow {
  const { plan, random } = setting;
  const state = status ? { status, timesheet_added_at: null, approved_at: null } : statusAt(setting, priced);
  const shift = plan.add(shifts, {
    job_id: job.id,
    house_id: house.row.id,
    worker_id: worker?.user.id ?? null,
    name: kind.name,
    description: random.chance(0.1) ? 'Handover is in the blue book.' : null,
    date,
    start_time: kind.start,
    end_time: kind.end,
    time_zone: house.state.timeZone,
    start_at: new Date(priced.start_at),
    end_at: new Date(priced.end_at),
    is_overnight: priced.is_overnight,
    type: kind.shift,
    pay_level_id: worker?.level.row.id ?? null,
    rate_type: priced.rate_type,
    minutes: priced.minutes,
    cost_cents: priced.total_cents,
    fee_percent: FEE_PERCENT,
    fee_cents: shiftFee(priced.total_cents, FEE_PERCENT),
    engine_version: priced.engine_version,
    rostered_start_at: new Date(priced.start_at),
    rostered_end_at: new Date(priced.end_at),
    rostered_cents: priced.total_cents - wokenCents(priced),
    ...state,
    approved_by_id: state.approved_at ? approver.id : null,
    invoice_id: null,
    created_by_id: house.leader.id,
    created_at: new Date(Math.min(new Date(priced.start_at).getTime() - 12 * 86_400_000, setting.calendar.now.getTime())),
  });
  priced.segments.forEach((line, position) => plan.add(shiftSegments, segmentOf(shift.id, position, line)));
  if (woken && priced.segments.some(({ part }) => part === 'wake_up')) addWakeUp(setting, shift, priced);
  return shift;
}

/** The cost of the wake-ups, which is not part of the planned cost. */
const wokenCents = ({ segments }: PricedShift) =>
  segments.filter(({ part }) => part === 'wake_up').reduce((sum, { amount_cents }) => sum + amount_cents, 0);

const segmentOf = (shift_id: number, position: number, line: PricedShift['segments'][number]) => ({
  ...line,
  shift_id,
  position,
  start_at: new Date(line.start_at),
  end_at: new Date(line.end_at),
});

function addWakeUp({ plan }: Setting, shift: ShiftRow, { segments }: PricedShift) {
  const line = segments.find(({ part }) => part === 'wake_up');
  if (!line) return;
  plan.add(wakeUps, {
    shift_id: shift.id,
    start_at: new Date(line.start_at),
    end_at: new Date(line.end_at),
    note: 'Help to the bathroom.',
  });
}
