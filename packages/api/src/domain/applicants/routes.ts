import { applicants, teamLeaderApplicants } from '@careloom/contract/resources/applicants';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route';
import { applyForJob } from './apply-for-job';
import { assignApplicant } from './assign-applicant';
import { getApplicant } from './get-applicant';
import { listApplicants } from './list-applicants';
import { shortlistApplicant } from './shortlist-applicant';
import { withdrawApplication } from './withdraw-application';

/** Applicants of jobs: the caller's scope may read, the admin side assigns, workers apply and withdraw for themselves. */
export function applicantRoutes(app: FastifyInstance): void {
  route(app, applicants.list, { scope: 'by-role' }, listApplicants);
  route(app, applicants.get, { scope: 'by-role' }, getApplicant);
  route(app, applicants.assign, { scope: 'by-role' }, assignApplicant);
  route(app, applicants.shortlist, { scope: 'by-role' }, shortlistApplicant);
  route(app, applicants.apply, { scope: 'self' }, applyForJob);
  route(app, applicants.withdraw, { scope: 'self' }, withdrawApplication);
  route(app, teamLeaderApplicants.list, { scope: 'by-role' }, listApplicants);
  route(app, teamLeaderApplicants.get, { scope: 'by-role' }, getApplicant);
}
