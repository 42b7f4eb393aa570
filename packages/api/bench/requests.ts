import { houses } from '@careloom/contract/resources/houses';
import { jobs } from '@careloom/contract/resources/jobs';
import { shiftCalendar } from '@careloom/contract/resources/shift-calendar';
import { API_BASE } from '../src/platform/http/route';
import { houseBody } from '../testing/records';
import type { Fixture } from './fixture';

/** A request that both servers answer many times. */
export interface BenchRequest {
  name: string;
  method: 'GET' | 'POST';
  path: string;
  body?: string;
  /** The number of requests in a round. */
  count: number;
  /** The limit for the number of statements, including the session lookup; undefined for no limit. */
  statements?: number;
}

/** The requests that are compared with the raw driver. */
export const requestsOf = ({ jobId, days: { start, end } }: Pick<Fixture, 'jobId' | 'days'>): readonly BenchRequest[] => [
  { name: 'list', method: 'GET', path: `${API_BASE}${jobs.list.path}?per_page=25`, count: 120, statements: 2 },
  { name: 'detail', method: 'GET', path: `${API_BASE}${jobs.get.path.replace(':id', String(jobId))}`, count: 160 },
  { name: 'create', method: 'POST', path: `${API_BASE}${houses.create.path}`, body: JSON.stringify(houseBody()), count: 100 },
  { name: 'calendar', method: 'GET', path: `${API_BASE}${shiftCalendar.events.path}?start=${start}&end=${end}`, count: 24, statements: 2 },
];
