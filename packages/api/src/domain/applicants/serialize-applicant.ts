import type { Applicant } from '@careloom/contract/resources/applicants';
import type { CurrentUser } from '../../platform/http/current-user';
import type { Files } from '../../platform/files/files';
import { faceOf } from '../../platform/serialize/person';
import { isoOf } from '../../platform/serialize/values';
import { fitOf, type FitRow } from './fit';
import type { ApplicantRow } from './select-applicants';

const hasFit = <Row extends Partial<FitRow>>(row: Row): row is Row & FitRow => row.fit_days !== undefined;

/** `id` is the application's id, which the contract uses to address an applicant. */
export const serializeApplicant = (files: Files, viewer: CurrentUser, row: ApplicantRow & Partial<FitRow>): Applicant => ({
  ...faceOf(files, viewer, row),
  job_id: row.job_id,
  worker_id: row.worker_id,
  member_since: isoOf(row.member_since),
  jobs_completed: row.jobs_completed,
  assign_status: row.status,
  applied_at: isoOf(row.applied_at),
  agreement_in_force: row.agreement_in_force,
  ...(hasFit(row) && { fit: fitOf(row) }),
});
