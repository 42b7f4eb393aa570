import { call } from '../call';
import { bit, clock, day, face, instant, money, named, person } from '../entities';
import { acrossFields, date, id, number, optional } from '../rules';
import { z } from '../schema';

/** The parts of a worker's points for a shift, with the most points that each gives: 100 together. */
export const POINTS = { house: 30, rest: 25, near: 20, hours: 15, nights: 10 } as const;
export type PointsPart = keyof typeof POINTS;
export const POINTS_PARTS = ['house', 'rest', 'near', 'hours', 'nights'] as const satisfies readonly PointsPart[];

/** How far a worker may live from the house, in kilometres, unless the planner looks further. */
export const USUAL_KM = 30;
export const MOST_KM = 5_000;
/** How many workers an offer, and an answer, has at most. */
export const MOST_OFFERED = 50;
export const MOST_CANDIDATES = 200;

/** Why a part has its points, turned into text by the page that shows it. */
const reason = z.object({ code: z.string(), values: z.record(z.string(), z.union([z.string(), z.number(), z.null()])) });
export type PointsReason = z.output<typeof reason>;
const part = z.object({ points: z.number(), most: z.number(), reason });

const parts = z.object({ house: part, rest: part, near: part, hours: part, nights: part });
export type CandidateParts = z.output<typeof parts>;

/** A worker who can take a shift. */
export const candidate = z.object({
  worker: face,
  suburb: z.nullable(z.string()),
  state: z.nullable(z.string()),
  contact_no: z.nullable(z.string()),
  /** From the worker's post code to the house's, about; null if one is unknown. */
  distance_km: z.nullable(z.number()),
  /** Out of 100. */
  points: z.number(),
  parts,
  /** Cost of the shift with this worker. */
  total_cost: z.nullable(money),
  /** The state of an offer that is open. */
  offer: z.nullable(z.string()),
});
export type Candidate = z.output<typeof candidate>;

/** A worker who can not take it. `code` is the reason; `until` is the end of their work elsewhere. */
const excluded = z.object({ worker: face, code: z.string(), until: z.nullable(instant) });
export type Excluded = z.output<typeof excluded>;

/** An offer, for planners. */
export const offerOfShift = z.object({
  id: z.number(),
  worker: person,
  status: z.string(),
  ends_at: instant,
  answered_at: z.nullable(instant),
});
export type OfferOfShift = z.output<typeof offerOfShift>;

/** A shift that needs a worker; local times of its house. */
export const openShift = z.object({
  id: z.number(),
  name: z.string(),
  date: day,
  start_time: clock,
  end_time: clock,
  start_at: instant,
  end_at: instant,
  time_zone: z.string(),
  type: z.string(),
  is_overnight: bit,
  status: z.string(),
  version: z.number(),
  worker: z.nullable(person),
  house: named,
  job: named,
  total_cost: money,
});
export type OpenShift = z.output<typeof openShift>;

export const candidates = z.object({
  shift: openShift,
  /** Best first. */
  candidates: z.array(candidate),
  excluded: z.array(excluded),
  /** How many who could take it live further away than was asked for. */
  farther: z.number(),
  within_km: z.number(),
  /** Newest first. */
  offers: z.array(offerOfShift),
  /** Default validity of an offer in minutes from now; null once the shift has begun. */
  usual_minutes: z.nullable(z.number()),
});
export type Candidates = z.output<typeof candidates>;

/** A worker proposed by the server for an unfilled shift. Nothing is written. */
const proposal = z.object({
  shift: openShift,
  /** Null if nobody can take it. */
  candidate: z.nullable(candidate),
});
export type Proposal = z.output<typeof proposal>;

/** The longest period for which workers are proposed, in days. */
const MOST_DAYS = 14;
const DAY_MS = 86_400_000;

const period = z.object({ from: date(), to: date(), house_id: optional(id()) }).check(
  acrossFields(['from', 'to'], ({ from, to }) => from <= to, {
    error: 'validation.after_or_equal',
    path: ['to'],
    params: { date: 'From' },
  }),
  acrossFields(['from', 'to'], ({ from, to }) => Date.parse(to) - Date.parse(from) < MOST_DAYS * DAY_MS, {
    error: 'validation.in',
    path: ['to'],
  }),
);

export const replacements = {
  /** The workers who can take a shift, with their points, and those who can not, with the reason. */
  candidates: call({
    id: 'A-350',
    method: 'GET',
    path: '/shift/:id/candidates',
    resource: 'shift',
    access: ['shift-create'],
    params: z.object({ id: id() }),
    query: z.object({ within_km: z._default(number({ min: 1, max: MOST_KM, integer: true }), USUAL_KM) }),
    data: candidates,
  }),
  /** A worker for each shift to come without one, so that no two clash; by the same points. */
  proposals: call({
    id: 'A-351',
    method: 'GET',
    path: '/shift-proposals',
    resource: 'shift',
    access: ['shift-create'],
    query: period,
    data: z.object({
      proposals: z.array(proposal),
      /** How many more shifts there are than are answered for. */
      more: z.number(),
    }),
  }),
};
