import type { Page as PageOf } from '@careloom/contract/envelope';
import type { Job } from '@careloom/contract/resources/jobs';
import type { Shift, ShiftDetail } from '@careloom/contract/resources/shifts';
import type { SupportWorker } from '@careloom/contract/resources/support-workers';
import { STATES } from '@careloom/contract/states';
import type { Api } from './api';

const HOUR = 3_600_000;
const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);

/** The day on which the last completed night began, in the time zone of the job's house: it ended at 09:00, 33 hours after the start of that day. */
function nightOf({ house }: Job): string {
  const zone = STATES.find(({ code, name }) => house.state === code || house.state === name)?.timeZone;
  return new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(Date.now() - 33 * HOUR);
}

/**
 * A worker of the seed with a job, no other shift in these days and a night from 18:00 to 09:00 that has just ended.
 * @param which index of such workers, so that two tests need not share one
 */
export async function workerAfterNight(admin: Api, which = 0) {
  const { items: jobs } = await admin.get<PageOf<Job>>('/jobs', { per_page: 100, status: 'assigned' });
  const { items: workers } = await admin.get<PageOf<SupportWorker>>('/support-worker', { per_page: 100 });
  const isReady = (job: Job) =>
    workers.some(
      ({ id, email, service_agreement }) =>
        id === job.worker?.id && email !== 'worker@careloom.test' && service_agreement?.status === 'signed',
    );
  const lasts = (job: Job) => job.start_date <= nightOf(job) && (job.end_date === null || job.end_date > nightOf(job));
  const fitting = jobs.filter((one) => isReady(one) && lasts(one));
  const job = fitting.filter(({ worker }, at) => fitting.findIndex((one) => one.worker?.id === worker?.id) === at)[which] as Job;
  const worker = workers.find(({ id }) => id === job.worker?.id) as SupportWorker;
  const { items: around } = await admin.get<PageOf<Shift>>('/shift', {
    worker_id: worker.id,
    from: dayOf(Date.now() - 72 * HOUR),
    to: dayOf(Date.now() + 48 * HOUR),
    per_page: 100,
    status: 'draft,published,confirmed,in_progress,completed',
  });
  if (around.length > 0) await admin.call('DELETE', '/shift/delete', { ids: around.map(({ id }) => id) });
  const body = {
    job_id: job.id,
    worker_id: worker.id,
    date: nightOf(job),
    name: 'Night',
    start_time: '18:00',
    end_time: '09:00',
    type: 'sleep_over',
  };
  const shift = await admin.post<ShiftDetail>('/shift', { ...body, reassign: 1 });
  return { worker, shift };
}
