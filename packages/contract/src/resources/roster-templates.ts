import { call } from '../call';
import { named } from '../entities';
import { date, id, optional, text } from '../rules';
import { z } from '../schema';

/** Maximum characters of a name. */
const MAX_NAME = 60;

/** A recurring week of shifts in a house. `shifts` is their number. */
export const rosterTemplate = z.object({ id: z.number(), name: z.string(), house: named, shifts: z.number() });
export type RosterTemplate = z.output<typeof rosterTemplate>;

const byId = z.object({ id: id() });
const labels = { name: 'field.template.name', house_id: 'field.shift.house', from: 'field.copy.from' } as const;

/** Templates are used by `shiftWeeks`, which copies their shifts. */
export const rosterTemplates = {
  list: call({
    id: 'A-345',
    method: 'GET',
    path: '/roster-templates',
    resource: 'roster-template',
    access: ['shift-create'],
    query: z.object({ house_id: optional(id()) }),
    data: z.array(rosterTemplate),
    labels,
  }),
  /** Saves the shifts of a house in the seven days from `from`, as they were planned. */
  create: call({
    id: 'A-346',
    method: 'POST',
    creates: true,
    path: '/roster-templates',
    affects: ['roster-template'],
    access: ['shift-create'],
    body: z.object({ house_id: id(), name: text(MAX_NAME), from: date() }),
    data: rosterTemplate,
    success: 'success.added',
    labels,
  }),
  rename: call({
    id: 'A-347',
    method: 'PUT',
    path: '/roster-templates/:id',
    affects: ['roster-template'],
    access: ['shift-create'],
    params: byId,
    body: z.object({ name: text(MAX_NAME) }),
    data: rosterTemplate,
    success: 'success.updated',
    labels,
  }),
  /** Shifts that were planned with the template are kept. */
  remove: call({
    id: 'A-348',
    method: 'DELETE',
    path: '/roster-templates/:id',
    affects: ['roster-template'],
    access: ['shift-create'],
    params: byId,
    data: z.object({}),
    success: 'success.deleted',
  }),
};
