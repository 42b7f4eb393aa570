import type { TaskConfig } from '@careloom/federation/define-remote';

/** Applicants who await a decision, and agreements that await a signature. */
export const tasks: TaskConfig[] = [
  {
    kind: 'applicant',
    order: 10,
    title: 'workforce:task.applicant',
    line: 'workforce:task.applicant_line',
    picture: 'person',
    state: { label: 'workforce:task.applicant_state', icon: 'hourglass', tone: 'waiting' },
    route: 'support-worker-details-overview',
    params: { type: 'new-applicants', id: '{id}' },
    verb: 'workforce:task.applicant_open',
    list: { label: 'workforce:task.applicant_list', route: 'new-applicants' },
  },
  {
    kind: 'agreement',
    order: 20,
    title: 'workforce:task.agreement',
    line: 'workforce:task.agreement_line',
    picture: 'person',
    state: { label: 'workforce:task.agreement_state', icon: 'signature', tone: 'waiting' },
    route: 'support-worker-details-agreement',
    params: { type: 'support-workers', id: '{id}' },
    verb: 'workforce:task.agreement_open',
    act: { verb: 'workforce:task.agreement_act', permission: 'service-agreement-create', module: './acts/remind-worker' },
    list: { label: 'workforce:task.agreement_list', route: 'support-workers' },
  },
];

export const taskTexts = {
  'workforce:task.applicant': '{name}',
  'workforce:task.applicant_line': 'New applicant, {date}',
  'workforce:task.applicant_state': 'Pending',
  'workforce:task.applicant_open': 'Review',
  'workforce:task.applicant_list': 'See all {count} new applicants',
  'workforce:task.applicant_list_one': 'See the new applicant',
  'workforce:task.agreement': '{name}',
  'workforce:task.agreement_line': 'Service agreement, sent {date}',
  'workforce:task.agreement_state': 'Awaiting Signature',
  'workforce:task.agreement_open': 'Open',
  'workforce:task.agreement_act': 'Remind',
  'workforce:task.agreement_list': '{count} agreements await a signature: see the support workers',
  'workforce:task.agreement_list_one': 'See the support worker',
} as const;
