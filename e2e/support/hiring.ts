import type { Page as PageOf } from '@careloom/contract/envelope';
import type { Applicant } from '@careloom/contract/resources/applicants';
import type { House } from '@careloom/contract/resources/houses';
import type { Job } from '@careloom/contract/resources/jobs';
import { STATES } from '@careloom/contract/states';
import type { Api } from './api';
import type { NewWorker } from './new-worker';

/** Posts an open, public job for this test, so that no two tests share one. @param from its first day, `yyyy-MM-dd` */
export async function postJob(admin: Api, name: string, houseId?: number, from = '2027-03-01'): Promise<{ id: number; name: string }> {
  const [house] = await admin.get<{ id: number }[]>('/options/houses');
  const body = {
    name,
    description: 'Company in the evening.',
    type: 'ongoing',
    start_date: from,
    visibility: 'public',
    number_of_workers: 1,
    weekly_hours: 12,
    when_needed: 'flexible',
    service_needed: 'Evening support',
    preferred_gender: 'any',
    start_time: '17:00',
    end_time: '21:00',
    is_overnight: 0,
    house_id: houseId ?? house?.id,
  };
  const { id } = await admin.post<Job>('/jobs', body);
  return { id, name };
}

/** Adds a house, without jobs and participants. @param leader the id of its team leader @param state_id the id of its state, by default of New South Wales */
export async function addHouse(admin: Api, name: string, leader: number, state_id: number = STATES[0].id): Promise<House> {
  return admin.post<House>('/house', {
    ...{ name, team_leader_id: leader, first_name: 'Ada', last_name: 'Pike', email: 'ada@careloom.test', contact_no: '0412 345 678' },
    ...{ address: '1 High Street', suburb: 'Orange', state_id, post_code: '2800', gender: 'other', is_active: 1 },
  });
}

/** An open job with applicants of the seed. */
export async function jobWithApplicants(admin: Api, atLeast: number): Promise<Job> {
  // Sorted, because other tests may have posted a page of newer jobs without applicants.
  const { items } = await admin.get<PageOf<Job>>('/jobs', { per_page: 100, status: 'open', sort: 'applicants_count', dir: 'desc' });
  const found = items.find(({ applicants_count }) => applicants_count >= atLeast);
  if (!found) throw new Error(`The seed has no open job with ${atLeast} applicants.`);
  return found;
}

/** A worker with a signed agreement applies for a job, and is assigned. */
export async function assignTo(admin: Api, { api }: NewWorker, { id }: Pick<Job, 'id'>): Promise<void> {
  const { id: applicant } = await api.post<Applicant>('/support-worker/jobs/apply-job', { job_id: id });
  await admin.post(`/jobs/${id}/job-applicants/${applicant}`, {});
}
