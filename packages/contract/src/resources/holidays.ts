import { call } from '../call';
import { bit, clock, day, named, repricing } from '../entities';
import { pageOf } from '../envelope';
import { listQuery } from '../list-query';
import { date, id, number, optional, text, time } from '../rules';
import { z } from '../schema';

/** A public holiday of a state: the whole day, or from `starts_at` to midnight; if it has a `region`, only for houses of that region. */
export const holiday = z.object({
  id: z.number(),
  date: day,
  name: z.string(),
  state: named,
  starts_at: z.nullable(clock),
  region: z.nullable(z.string()),
  /** Not gazetted yet, so that the day may change. Changing the day confirms it. */
  provisional: z.optional(bit),
});
export type Holiday = z.output<typeof holiday>;

export const holidayBody = z.object({
  date: date(),
  name: text(120),
  state_id: id(),
  starts_at: optional(time()),
  region: optional(text(60)),
});
export type HolidayBody = z.output<typeof holidayBody>;

export const holidayLabels = {
  date: 'field.holiday.date',
  name: 'field.holiday.name',
  state_id: 'field.house.state',
  starts_at: 'field.holiday.starts_at',
  region: 'field.holiday.region',
} as const;

const byId = z.object({ id: id() });

/** The calendar used to price shifts. A change reprices the day's shifts that are not approved yet. */
export const holidays = {
  list: call({
    id: 'A-186',
    method: 'GET',
    path: '/holiday',
    resource: 'holiday',
    access: ['pay-level-read'],
    query: z.extend(listQuery, { state_id: optional(id()), year: optional(number({ min: 1900, max: 2999, integer: true })) }),
    data: pageOf(holiday),
  }),
  create: call({
    id: 'A-187',
    method: 'POST',
    creates: true,
    path: '/holiday',
    affects: ['holiday', 'shift'],
    access: ['pay-level-write'],
    body: holidayBody,
    data: holiday,
    success: 'success.added',
    labels: holidayLabels,
  }),
  update: call({
    id: 'A-188',
    method: 'PUT',
    path: '/holiday/:id',
    affects: ['holiday', 'shift'],
    access: ['pay-level-write'],
    params: byId,
    body: holidayBody,
    data: holiday,
    success: 'success.updated',
    labels: holidayLabels,
  }),
  remove: call({
    id: 'A-189',
    method: 'DELETE',
    path: '/holiday/:id',
    affects: ['holiday', 'shift'],
    access: ['pay-level-write'],
    params: byId,
    data: z.object({}),
    success: 'success.deleted',
  }),
  /** Shows how a new holiday, or the change of one, would change the day's shifts that are not approved yet, without writing anything. */
  preview: call({
    id: 'A-380',
    method: 'POST',
    creates: false,
    path: '/holiday/preview',
    affects: [],
    access: ['pay-level-write'],
    /** The fields that decide on prices, and the id of the holiday that is changed. */
    body: z.extend(z.omit(holidayBody, { name: true }), { id: optional(id()) }),
    data: repricing,
    labels: holidayLabels,
  }),
  previewRemoval: call({
    id: 'A-381',
    method: 'POST',
    creates: false,
    path: '/holiday/:id/preview-delete',
    affects: [],
    access: ['pay-level-write'],
    params: byId,
    data: repricing,
  }),
};
