import type { Job } from '@careloom/contract/resources/jobs';
import type { CurrentUser } from '../../platform/http/current-user';
import type { Files } from '../../platform/files/files';
import { isAdminSide } from '../../platform/scope/by-role';
import { bit, clockOf, isoOf, isoOrNull } from '../../platform/serialize/values';
import { faceOf } from '../../platform/serialize/person';
import { durationInWords } from './duration';
import type { JobRow } from './select-jobs';

/** Serializes a job for a viewer: a worker sees neither other applicants nor another assigned worker. */
export function serializeJob(files: Files, viewer: CurrentUser, { job, house, posted_by, worker, ...row }: JobRow): Job {
  const asWorker = viewer.userType === 'worker';
  const shown = asWorker && worker?.id !== viewer.id ? null : worker;
  return {
    id: job.id,
    name: job.name,
    description: job.description,
    type: job.type,
    start_date: job.start_date,
    end_date: job.end_date,
    duration: durationInWords(job.start_date, job.end_date),
    visibility: job.visibility,
    number_of_workers: job.number_of_workers,
    weekly_hours: job.weekly_hours,
    when_needed: job.when_needed,
    days: job.days,
    service_needed: job.service_needed,
    preferred_gender: job.preferred_gender,
    status: job.status,
    archived_at: isoOrNull(job.archived_at),
    assigned_at: isoOrNull(job.assigned_at),
    closed_at: isoOrNull(job.closed_at),
    start_time: clockOf(job.start_time),
    end_time: clockOf(job.end_time),
    is_overnight: bit(job.is_overnight),
    house,
    posted_by,
    created_at: isoOf(job.created_at),
    worker: shown && faceOf(files, viewer, shown),
    applicants_count: row.applicants_count,
    applicants: asWorker ? [] : row.applicants.map((face) => faceOf(files, viewer, face)),
    applied: bit(row.applied),
    ...(isAdminSide(viewer) && { invited: row.invited }),
    version: job.version,
  };
}
