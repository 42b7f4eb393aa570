import { call } from '../call';
import { day } from '../entities';
import { pageOf } from '../envelope';
import { listQuery } from '../list-query';
import { date, id, optional, text } from '../rules';
import { z } from '../schema';

/** A person who lives in a house and is supported there. */
export const participant = z.object({
  id: z.number(),
  house_id: z.number(),
  name: z.string(),
  dob: day,
  support_coordinator: z.nullable(z.string()),
  parent_guardian: z.nullable(z.string()),
  plan_manager: z.nullable(z.string()),
  notes: z.nullable(z.string()),
});
export type Participant = z.output<typeof participant>;

export const participantBody = z.object({
  name: text(120),
  dob: date(),
  support_coordinator: optional(text(120)),
  parent_guardian: optional(text(120)),
  plan_manager: optional(text(120)),
  notes: optional(text(4000)),
});
export type ParticipantBody = z.output<typeof participantBody>;

export const participantDays = { dob: 'birth' } as const;

export const participantLabels = {
  name: 'field.participant.name',
  dob: 'field.participant.date_of_birth',
  support_coordinator: 'field.participant.support_coordinator',
  parent_guardian: 'field.participant.parent_guardian',
  plan_manager: 'field.participant.plan_manager',
  notes: 'field.participant.notes',
} as const;

const PATH = '/house/:id/house-participants';
const ofHouse = z.object({ id: id() });
const byId = z.object({ id: id(), pid: id() });

export const houseParticipants = {
  list: call({
    id: 'A-032',
    method: 'GET',
    path: PATH,
    resource: 'house',
    access: ['house-read'],
    params: ofHouse,
    query: listQuery,
    data: pageOf(participant),
  }),
  get: call({
    id: 'A-033',
    method: 'GET',
    path: `${PATH}/:pid`,
    resource: 'house',
    access: ['house-read'],
    params: byId,
    data: participant,
  }),
  /**
   * With a participant's `id` in the body, updates that one. The input of our client has only one `id`, the house's, so it uses `update`
   * for that.
   */
  save: call({
    id: 'A-034',
    method: 'POST',
    creates: true,
    path: PATH,
    affects: ['house'],
    access: ['house-update'],
    params: ofHouse,
    body: z.extend(participantBody, { id: optional(id()) }),
    data: participant,
    success: 'success.added',
    labels: participantLabels,
    days: participantDays,
  }),
  update: call({
    id: 'A-035',
    method: 'PUT',
    path: `${PATH}/:pid`,
    affects: ['house'],
    access: ['house-update'],
    params: byId,
    body: participantBody,
    data: participant,
    success: 'success.updated',
    labels: participantLabels,
    days: participantDays,
  }),
  remove: call({
    id: 'A-036',
    method: 'DELETE',
    path: `${PATH}/:pid`,
    affects: ['house'],
    access: ['house-update'],
    params: byId,
    data: z.object({}),
    success: 'success.deleted',
  }),
};
