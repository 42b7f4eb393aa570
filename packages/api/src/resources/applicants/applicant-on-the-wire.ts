import type { Applicant } from '@careloom/contract/resources/applicants';
import type { CurrentUser } from '../../auth/current-user';
import type { Files } from '../../files/files';
import { faceOf } from '../../wire/person';
import { isoOf } from '../../wire/time';
import type { ApplicantRow } from './select-applicants';

/** `id` is the application's, under which the contract addresses an applicant. */
export const applicantOf = (files: Files, viewer: CurrentUser, row: ApplicantRow): Applicant => ({
  ...faceOf(files, viewer, row),
  job_id: row.job_id,
  worker_id: row.worker_id,
  member_since: isoOf(row.member_since),
  jobs_completed: row.jobs_completed,
  assign_status: row.status,
  applied_at: isoOf(row.applied_at),
  agreement_in_force: row.agreement_in_force,
});
