import { fieldTeamMessages } from '@careloom/contract/messages/field-team';
import { fieldWorkerMessages } from '@careloom/contract/messages/field-worker';
import { createTranslator } from '@careloom/shared/i18n';
import { tables } from '../texts';
import { jobWords } from '../job/words';

/** Texts of applicants: their list, their comparison, and decisions about them. */
const applicantTexts = {
  'button.assign': 'Assign',
  'confirm.assign': 'Are you sure you want to assign this job?',
  'form.job_applicants': 'Job Applicants',
  'jobs.applicant_name': 'Name',
  'jobs.applied_on': 'Applied {date}',
  'jobs.decision': 'Decision',
  'jobs.not_yet': 'Not yet',
  'jobs.shortlist': 'Shortlist',
  'jobs.unshortlist': 'Take off the shortlist',
  'jobs.keys_move': 'move',
  'jobs.not_assignable_yet': '{names} can not be assigned yet.',
  'jobs.nobody_applied': 'Nobody has applied for this job yet.',
  'jobs.yes': 'Yes',
  'jobs.application': 'Application',
  'jobs.applied_for': 'Applied for',
  'jobs.member_since': 'Member since {date}',
  'jobs.jobs_completed': '{count} jobs completed',
  'jobs.support_worker': 'Support Worker',
  'jobs.noun_applicant': 'applicant',
  'jobs.noun_applicants': 'applicants',
  'jobs.fit': 'Why they fit',
  'jobs.fit.free_one': 'The day is free',
  'jobs.fit.free': 'All {count} days free',
  'jobs.fit.free_both': 'Both days free',
  'jobs.fit.clash': 'Clash on {days}',
  'jobs.fit.knows_house': 'Knows the house',
  'jobs.fit.new_to_house': 'New to the house',
  'jobs.fit.first_job': 'First job',
  'jobs.fit.distance': 'About {km} km away',
  'jobs.compare': 'Compare',
  'jobs.compare_title': 'Compare applicants',
  'jobs.compare_limit': 'Choose two or three applicants to compare.',
  'jobs.compare.days_free': 'Days free',
  'jobs.compare.of': '{free} of {days}',
  'jobs.compare.first_clash': 'First clash',
  'jobs.compare.house_shifts': 'Shifts in this house',
  'jobs.compare.week_hours': 'Rostered that week',
  'jobs.jobs_completed_one': '1 job completed',
  'jobs.effect_others': '{count} others become {status}.',
  'jobs.effect_others_one': '1 other becomes {status}.',
  'jobs.agreement_in_force': 'In force',
  'option.application_status.applied': 'Applied',
  'option.application_status.shortlisted': 'Shortlisted',
  'option.application_status.assigned': 'Assigned',
  'option.application_status.not_selected': 'Not selected',
  'option.application_status.withdrawn': 'Withdrawn',
} as const;

export const t = createTranslator('jobs', applicantTexts, jobWords, ...tables, fieldTeamMessages, fieldWorkerMessages);
