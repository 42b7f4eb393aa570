import { applicants, teamLeaderApplicants } from '@careloom/contract/resources/applicants';
import { jobs } from '@careloom/contract/resources/jobs';
import { teamLeaderJobs } from '@careloom/contract/resources/own-jobs';
import { useSession } from '@careloom/shared/session';

/** Calls and routes for jobs on the admin side. */
const OFFICE = {
  calls: { list: jobs.list, get: jobs.get, applicants: applicants.list, applicant: applicants.get },
  routes: {
    list: 'jobs',
    archived: 'admin-archived-jobs',
    overview: 'job-details-overview',
    applicants: 'job-applicants',
    invoices: 'job-invoices',
    expenses: 'job-expenses',
    applicant: 'applicant-details',
    invoice: 'job-invoice-details',
    expense: 'job-expense-detail',
    worker: 'support-worker-details-overview',
  },
} as const;

/** A team leader's calls are limited to the houses led. */
const TEAM_LEADER = {
  calls: {
    list: teamLeaderJobs.list,
    get: teamLeaderJobs.get,
    applicants: teamLeaderApplicants.list,
    applicant: teamLeaderApplicants.get,
  },
  routes: {
    list: 'team-leader-jobs',
    archived: 'team-leader-archived-job',
    overview: 'team-leader-job-details-overview',
    applicants: 'team-leader-job-applicants',
    invoices: 'team-leader-job-invoices',
    expenses: 'team-leader-job-expenses',
    applicant: 'team-leader-applicant-details',
    invoice: 'team-leader-job-invoice-details',
    expense: 'team-leader-job-expense-detail',
    worker: 'team-leader-support-worker-details-overview',
  },
} as const;

export type JobArea = typeof OFFICE | typeof TEAM_LEADER;

/** The area of the signed-in user. The same pages serve both areas: only addresses differ, and permissions decide what is allowed. */
export const useJobArea = (): JobArea => (useSession(({ user }) => user?.user_type) === 'team_leader' ? TEAM_LEADER : OFFICE);
