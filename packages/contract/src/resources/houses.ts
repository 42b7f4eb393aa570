import { call } from '../call';
import { bit, named, person } from '../entities';
import { pageOf } from '../envelope';
import { listQuery } from '../list-query';
import { flag, id, optional } from '../rules';
import { z } from '../schema';

export const house = z.object({
  id: z.number(),
  name: z.string(),
  team_leader: z.nullable(person),
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
  participants_count: z.number(),
  jobs_count: z.number(),
  workers_count: z.number(),
  invoices_count: z.number(),
  expenses_count: z.number(),
  workers: z.array(person),
});
export type House = z.output<typeof house>;

export const houses = {
  list: call({
    id: 'A-027',
    method: 'GET',
    path: '/house',
    access: ['house-read'],
    query: z.extend(listQuery, { is_active: optional(flag()), team_leader_id: optional(id()), state_id: optional(id()) }),
    data: pageOf(house),
  }),
  get: call({ id: 'A-028', method: 'GET', path: '/house/:id', access: ['house-read'], params: z.object({ id: id() }), data: house }),
};
