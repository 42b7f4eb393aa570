import { call } from '../call';
import { clock, day, instant, money } from '../entities';
import { id, optional, text } from '../rules';
import { z } from '../schema';
import { MOST_OFFERED, offerOfShift } from './replacements';
import { shift } from './shifts';

/**
 * An offer is `open` until its worker accepts or declines it, it expires, or the shift is filled or changed. If a shift has several open
 * offers, the first worker to accept gets it, and the other offers become `taken`.
 */
export const OFFER_STATUSES = ['open', 'accepted', 'declined', 'expired', 'taken', 'withdrawn'] as const;
export type OfferStatus = (typeof OFFER_STATUSES)[number];

/** An offer as its worker sees it. Dates and times are local to the house. */
export const ownOffer = z.object({
  id: z.number(),
  status: z.string(),
  ends_at: instant,
  shift_id: z.number(),
  name: z.string(),
  date: day,
  start_time: clock,
  end_time: clock,
  start_at: instant,
  end_at: instant,
  time_zone: z.string(),
  type: z.string(),
  house: z.object({ id: z.number(), name: z.string(), suburb: z.nullable(z.string()) }),
  /** Earnings of the worker; null if they cannot be calculated. */
  total_cost: z.nullable(money),
  total_hour: z.string(),
  distance_km: z.nullable(z.number()),
});
export type OwnOffer = z.output<typeof ownOffer>;

const ofShift = z.object({ id: id() });
const byId = z.object({ id: id() });
/** Accepting and declining require the permission to apply for jobs, which only workers can have. */
const answering = { method: 'POST', creates: false, affects: ['shift'], access: ['job-apply'], body: byId } as const;

export const offerLabels = { worker_ids: 'field.offer.worker_ids', until: 'field.offer.until' } as const;

export const shiftOffers = {
  /** Offers a shift to workers until a given time; the first to accept gets it. */
  create: call({
    id: 'A-352',
    method: 'POST',
    creates: true,
    path: '/shift/:id/offers',
    affects: ['shift'],
    access: ['shift-create'],
    params: ofShift,
    body: z.object({
      worker_ids: z
        .array(id(), { error: 'validation.array' })
        .check(z.minLength(1, { error: 'validation.required' }), z.maxLength(MOST_OFFERED, { error: 'validation.array' })),
      /** An ISO 8601 instant; if missing, the default validity (`usual_minutes` of the candidates). */
      until: optional(text(40).check(z.refine((value: string) => !Number.isNaN(Date.parse(value)), { error: 'validation.date' }))),
    }),
    data: z.object({ offers: z.array(offerOfShift) }),
    success: 'success.shift_offered',
    labels: offerLabels,
  }),
  /** Withdraws the open offers of a shift. */
  withdraw: call({
    id: 'A-353',
    method: 'POST',
    creates: false,
    path: '/shift/:id/offers/withdraw',
    affects: ['shift'],
    access: ['shift-create'],
    params: ofShift,
    data: z.object({ withdrawn: z.number() }),
    success: 'success.offers_withdrawn',
  }),
  /** The worker's open offers, and those that recently ended without a response from the worker; earliest shift first. */
  own: call({
    id: 'A-354',
    method: 'GET',
    path: '/shift-offers',
    resource: 'shift',
    access: ['job-apply'],
    data: z.object({ offers: z.array(ownOffer) }),
  }),
  accept: call({ ...answering, id: 'A-355', path: '/shift-offers/accept', data: shift, success: 'success.offer_accepted' }),
  decline: call({ ...answering, id: 'A-356', path: '/shift-offers/decline', data: z.object({}), success: 'success.offer_declined' }),
};
