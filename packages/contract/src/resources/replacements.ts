import { call } from '../call';
import { bit, clock, day, face, instant, money, named, person } from '../entities';
import { acrossFields, date, id, number, optional } from '../rules';
import { z } from '../schema';

/** The parts of a worker's score for a shift, each with its maximum number of points; 100 in total. */
export const POINTS = { house: 30, rest: 25, near: 20, hours: 15, nights: 10 } as const;
export type PointsPart = keyof typeof POINTS;
export const POINTS_PARTS = ['house', 'rest', 'near', 'hours', 'nights'] as const satisfies readonly PointsPart[];

/** Default for the maximum distance between worker and house, in kilometres. */
export const USUAL_KM = 30;
export const MOST_KM = 5_000;
/** Maximum numbers of workers in an offer, and in a response. */
export const MOST_OFFERED = 50;
export const MOST_CANDIDATES = 200;

/** Why a part has its points. The page that shows it turns it into text. */
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
  /** Approximate distance between the post codes of worker and house; null if one is unknown. */
  distance_km: z.nullable(z.number()),
  /** Out of 100. */
  points: z.number(),
  parts,
  /** Cost of the shift with this worker. */
  total_cost: z.nullable(money),
  /** Status of the worker's open offer; null if there is none. */
  offer: z.nullable(z.string()),
});
export type Candidate = z.output<typeof candidate>;

/** A worker who cannot take the shift. `code` is the reason; `until` is when their work elsewhere ends. */
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

/** A shift that needs a worker. Dates and times are local to its house. */
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
  /** Number of workers who could take it but live further away than `within_km`. */
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

/** Maximum period for proposals, in days. */
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
  /** The workers who can take a shift, with their points, and those who cannot, with the reason. */
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
  /** Proposes a worker for each upcoming shift without one, by the same points, such that no proposals clash. */
  proposals: call({
    id: 'A-351',
    method: 'GET',
    path: '/shift-proposals',
    resource: 'shift',
    access: ['shift-create'],
    query: period,
    data: z.object({
      proposals: z.array(proposal),
      /** Number of further shifts without a worker that are not in the response. */
      more: z.number(),
    }),
  }),
};
