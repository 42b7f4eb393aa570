import { jobs } from '../src/platform/db/schema/jobs';
import { addDays, addMonths } from '../src/platform/clock/local-day';
import { JOB_KINDS, type JobKind } from './data/jobs';
import type { SignedWorker } from './agreements';
import type { House } from './houses';
import type { Office, User } from './office';
import type { Planned } from './plan';
import type { Setting } from './setting';

export type JobRow = Planned<typeof jobs>;

/** A job, with the data for its shifts, applicants and costs. */
export interface Job {
  row: JobRow;
  kind: JobKind;
  house: House;
  worker: SignedWorker | null;
}

type Fate = 'open' | 'assigned' | 'closed' | 'open-archived' | 'closed-archived';

/** The sixty jobs of a branch by status. */
const FATES: readonly [Fate, number][] = [
  ['assigned', 22],
  ['open', 18],
  ['closed', 14],
  ['open-archived', 3],
  ['closed-archived', 3],
];

const daysOf = ({ days }: JobKind) => (days.length === 0 ? 5 : days.length);
/** Assigned jobs use the kinds with work on most days first, so that the roster is full. */
const BUSY_FIRST = [...JOB_KINDS].sort((a, b) => daysOf(b) - daysOf(a));

/** How many workers with a signed agreement have no current job. */
const FREE_WORKERS = 4;

interface Branch {
  houses: readonly House[];
  signed: readonly SignedWorker[];
  office: Office;
}

export function makeJobs(setting: Setting, branch: Branch): Job[] {
  const planned = FATES.flatMap(([fate, count]) => Array.from({ length: count }, (_, place) => draft(setting, branch, fate, place)));
  // Ids increase with the day on which a job was posted.
  planned.sort((a, b) => a.created_at.getTime() - b.created_at.getTime());
  return planned.map((job) => ({ kind: job.kind, house: job.house, worker: job.worker, row: addJob(setting, job) }));
}

interface Draft {
  fate: Fate;
  kind: JobKind;
  house: House;
  worker: SignedWorker | null;
  poster: User;
  created_at: Date;
  start: string;
}

function draft({ random, calendar }: Setting, { houses, signed, office }: Branch, fate: Fate, place: number): Draft {
  const age = ageOf(fate, random.int(0, 100) / 100);
  const created_at = calendar.at(-age, random.int(0, 8), random.int(0, 59));
  const opened = houses.filter(({ row }) => row.is_active);
  const past = fate === 'closed' || fate === 'closed-archived';
  const demo = place === 0 && fate === 'assigned';
  return {
    fate,
    kind: kindOf(fate, place),
    house: (demo ? houses[0] : past ? houses[place % houses.length] : opened[place % opened.length]) ?? firstOf(houses),
    worker: workerOf(signed, fate, place),
    poster: random.pick([office.admin, ...office.managers]),
    created_at,
    start: addDays(calendar.day(-age), fate === 'open' ? age + random.int(2, 40) : random.int(9, 16)),
  };
}

function firstOf<Item>(items: readonly Item[]): Item {
  const [first] = items;
  if (first === undefined) throw new Error('There is none to take.');
  return first;
}

/** Days since a job was posted; `share` interpolates between the shortest and the longest. */
function ageOf(fate: Fate, share: number): number {
  const [least, most] = {
    open: [0, 24],
    assigned: [50, 170],
    closed: [110, 260],
    'open-archived': [60, 120],
    'closed-archived': [180, 300],
  }[fate];
  return Math.round((least ?? 0) + share * ((most ?? 0) - (least ?? 0)));
}

function kindOf(fate: Fate, place: number): JobKind {
  const kinds = fate === 'assigned' || fate === 'closed' ? BUSY_FIRST.slice(0, 10) : JOB_KINDS;
  return firstOf(kinds.slice(place % kinds.length));
}

/** The demo's worker has one current and two completed jobs; some workers have two, some none. */
function workerOf(signed: readonly SignedWorker[], fate: Fate, place: number): SignedWorker | null {
  if (fate === 'open' || fate === 'open-archived') return null;
  const busy = signed.slice(0, signed.length - FREE_WORKERS);
  if (fate === 'assigned') return firstOf(place === 0 ? busy : busy.slice(1).slice((place - 1) % (busy.length - 1)));
  return firstOf(place < 2 && fate === 'closed' ? signed : signed.slice((place * 3 + 1) % signed.length));
}

const OPEN_ENDED = ['ongoing', 'casual'];

function addJob({ plan, random, calendar }: Setting, { fate, kind, house, worker, poster, created_at, start }: Draft): JobRow {
  const over = fate === 'closed' || fate === 'closed-archived';
  const closed = over ? calendar.day(-random.int(4, 60)) : null;
  const lasting = OPEN_ENDED.includes(kind.type) ? null : addDays(addMonths(start, random.int(6, 12)), -1);
  const end = closed ?? (kind.type === 'once_off' && fate === 'open' ? addDays(start, random.int(0, 13)) : lasting);
  const assigned_at = worker ? new Date(created_at.getTime() + random.int(60, 150) * 3_600_000) : null;
  return plan.add(jobs, {
    name: kind.name,
    description: kind.description,
    type: kind.type,
    start_date: start,
    end_date: end !== null && end < start ? start : end,
    visibility: fate === 'open' && random.chance(0.2) ? 'private' : 'public',
    number_of_workers: kind.name.includes('two workers') ? 2 : 1,
    weekly_hours: kind.weeklyHours,
    when_needed: kind.days.length > 0 ? 'certain_days' : 'flexible',
    days: [...kind.days],
    service_needed: kind.service,
    preferred_gender: kind.gender,
    start_time: kind.start,
    end_time: kind.end,
    is_overnight: kind.end <= kind.start,
    house_id: house.row.id,
    posted_by_id: poster.id,
    status: fate === 'assigned' ? 'assigned' : over ? 'closed' : 'open',
    worker_id: worker?.user.id ?? null,
    assigned_at,
    closed_at: closed ? new Date(`${closed}T05:30:00Z`) : null,
    archived_at: fate.endsWith('archived') ? calendar.at(-random.int(1, 3), 6) : null,
    version: worker ? (over ? 3 : 2) : 1,
    created_at,
  });
}
