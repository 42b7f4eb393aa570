import type { Call, InputFor } from '@careloom/contract/call';
import { SHIFT_TYPES } from '@careloom/contract/resources/shifts';
import { API_BASE } from '../../src/platform/http/route';
import type { TestApi } from '../harness';
import type { Person } from '../people';
import { makeHouse, makeJob } from '../records';
import { makeTerms } from '../terms';

/** The moment at which each run begins. */
export const BASE = new Date('2026-11-18T01:00:00Z');
export const TYPES = SHIFT_TYPES;
export const TERM = { commencement_date: '2026-01-01', end_date: '2027-12-31' };

/** The office is the same in all runs; a run has two workers and three jobs of its own, so that runs do not affect each other. */
export interface Office {
  api: TestApi;
  admin: Person;
  manager: Person;
  leader: Person;
}

export interface World extends Office {
  people: readonly Person[];
  workers: readonly Person[];
  house: { id: number };
  jobs: readonly { id: number }[];
  agreements: { id: number }[];
  shifts: number[];
  expenses: number[];
  invoices: number[];
  applications: { job: number; id: number }[];
}

export interface CallAnswer {
  status: number;
  message: string;
  data: unknown;
}

export async function makeOwnWorld(office: Office): Promise<World> {
  const { api, admin, manager, leader } = office;
  api.clock.set(BASE);
  const fields = { abn: '51824753556', xero_contact_id: 'contact-1' };
  const workers = [await api.person('worker', fields), await api.person('worker', fields)] as const;
  const agreements = [];
  for (const worker of workers) agreements.push(await makeTerms(api.services, worker, TERM));
  const house = await makeHouse(api.services, { team_leader_id: leader.id });
  const place = { house, postedBy: admin };
  const jobs = [
    await makeJob(api.services, place, { status: 'assigned', worker_id: workers[0].id }),
    await makeJob(api.services, place, { status: 'assigned', worker_id: workers[1].id }),
    await makeJob(api.services, place),
  ];
  const people = [admin, manager, leader, ...workers];
  return { ...office, people, workers, house, jobs, agreements, shifts: [], expenses: [], invoices: [], applications: [] };
}

/** Makes a call through the whole server, but without a socket. */
export async function ask<C extends Call>({ api }: Office, call: C, input: InputFor<C>, { token }: Person): Promise<CallAnswer> {
  const rest: Record<string, unknown> = { ...(input as object) };
  const path = call.path.replace(/:(\w+)/g, (_whole, name: string) => {
    const value = String(rest[name]);
    delete rest[name];
    return value;
  });
  const inQuery = call.method === 'GET' || call.method === 'DELETE';
  const query = Object.entries(rest).map(([name, value]) => [name, String(value)] as [string, string]);
  const answer = await api.server.app.inject({
    method: call.method,
    url: `${API_BASE}${path}${inQuery ? `?${new URLSearchParams(query).toString()}` : ''}`,
    headers: { authorization: `Bearer ${token}` },
    ...(!inQuery && { payload: rest }),
  });
  return { ...answer.json<Omit<CallAnswer, 'status'>>(), status: answer.statusCode };
}
