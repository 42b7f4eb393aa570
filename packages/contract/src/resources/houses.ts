import { call } from '../call';
import { dependentChoice } from '../dependents';
import { bit, maybeFace, money, named } from '../entities';
import { pageOf } from '../envelope';
import { kept } from '../kept';
import { listQuery } from '../list-query';
import { email, flag, id, oneOf, optional, phone, postCode, text } from '../rules';
import { z } from '../schema';
import { HOUSE_TIME_ZONES } from '../states';

/** The current month of the organisation, `yyyy-MM`: the cost of the work done in the house, its expenses without rejected ones, the sleep overs worked. */
export const houseMonth = z.object({ month: z.string(), worked: money, expenses: money, sleep_overs: z.number() });
export type HouseMonth = z.output<typeof houseMonth>;

export const house = z.object({
  id: z.number(),
  name: z.string(),
  /** Leader and workers have their picture only in the response for a single house. */
  team_leader: z.nullable(maybeFace),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  contact_no: z.string(),
  address: z.string(),
  post_code: z.string(),
  suburb: z.string(),
  gender: z.string(),
  state: named,
  is_active: bit,
  /** Region whose public holidays apply besides those of the state; null for none. */
  holiday_region: z.optional(z.nullable(z.string())),
  /** IANA name, if it differs from the state's time zone. */
  time_zone: z.optional(z.nullable(z.string())),
  participants_count: z.number(),
  jobs_count: z.number(),
  workers_count: z.number(),
  invoices_count: z.number(),
  expenses_count: z.number(),
  workers: z.array(maybeFace),
  /** Only of a single house; missing from servers of earlier releases. */
  shifts_count: z.optional(z.number()),
  /** Only of a single house, and never for a worker; missing from servers of earlier releases. */
  this_month: z.optional(houseMonth),
});
export type House = z.output<typeof house>;

export const GENDERS = ['male', 'female', 'other'] as const;

/** Input to create or update a house. First and last name, email and gender are those of its contact. */
export const houseBody = z.object({
  name: text(120),
  team_leader_id: optional(id()),
  first_name: text(60),
  last_name: text(60),
  email: email(),
  contact_no: phone(),
  address: text(),
  suburb: text(80),
  state_id: id(),
  post_code: postCode(),
  gender: oneOf(GENDERS),
  is_active: flag(),
  /** Changing state, region or time zone reprices the shifts that are not worked yet. */
  holiday_region: kept(text(60)),
  time_zone: kept(text().check(z.refine((zone) => HOUSE_TIME_ZONES.includes(zone), { error: 'validation.in' }))),
});
export type HouseBody = z.output<typeof houseBody>;

export const houseLabels = {
  name: 'field.house.house_name',
  team_leader_id: 'field.house.team_leader',
  first_name: 'field.house.first_name',
  last_name: 'field.house.last_name',
  email: 'field.house.email',
  contact_no: 'field.house.contact_number',
  address: 'field.house.address',
  suburb: 'field.house.suburb',
  state_id: 'field.house.state',
  post_code: 'field.house.post_code',
  gender: 'field.house.gender',
  is_active: 'field.house.active_status',
  holiday_region: 'field.house.holiday_region',
  time_zone: 'field.house.time_zone',
} as const;

const byId = z.object({ id: id() });

export const houses = {
  list: call({
    id: 'A-027',
    method: 'GET',
    path: '/house',
    resource: 'house',
    access: ['house-read'],
    query: z.extend(listQuery, { is_active: optional(flag()), team_leader_id: optional(id()), state_id: optional(id()) }),
    data: pageOf(house),
  }),
  get: call({ id: 'A-028', method: 'GET', path: '/house/:id', resource: 'house', access: ['house-read'], params: byId, data: house }),
  create: call({
    id: 'A-029',
    method: 'POST',
    creates: true,
    path: '/house',
    affects: ['house'],
    access: ['house-create'],
    body: houseBody,
    data: house,
    success: 'success.added',
    labels: houseLabels,
  }),
  update: call({
    id: 'A-030',
    method: 'PUT',
    path: '/house/:id',
    affects: ['house', 'shift'],
    access: ['house-update'],
    params: byId,
    body: z.extend(houseBody, { shifts: dependentChoice() }),
    data: house,
    success: 'success.updated',
    labels: houseLabels,
  }),
  remove: call({
    id: 'A-031',
    method: 'DELETE',
    path: '/house/:id',
    affects: ['house', 'shift', 'jobs'],
    access: ['house-delete'],
    params: byId,
    query: z.object({ shifts: dependentChoice() }),
    data: z.object({}),
    success: 'success.deleted',
  }),
};
