/** Messages about future shifts when what they depend on ends. */
export const dependentMessages = {
  'dependents.choose':
    'This leaves {shifts} to come, {drafts} and {expenses}. Release the shifts as drafts without a worker, or cancel them.',
  'dependents.agreement_terminated': 'The service agreement of {name} was terminated.',
  'dependents.agreement_ended': 'The service agreement of {name} ended.',
  'dependents.worker_archived': '{name} was archived.',
  'dependents.worker_deactivated': '{name} was deactivated.',
  'dependents.job_closed': 'The job {name} was closed.',
  'dependents.job_archived': 'The job {name} was archived.',
  'dependents.house_deleted': 'The house {name} was deleted.',
  'dependents.house_unused': 'The house {name} is not in use any more.',
  'dependents.not_valid': 'Job, worker or service agreement do not allow it any more.',
} as const;
