export const notificationMessages = {
  'notification.new_applicant': '{name} has applied as a support worker.',
  'notification.assign_job': 'You have been assigned to the job {job}.',
  'notification.close_job': 'The job {job} has been closed.',
  'notification.assign_house': 'You have been assigned to the house {house}.',
  'notification.expense_generated': '{name} added the expense {title}.',
  'notification.expense_approve': 'The expense {title} has been approved.',
  'notification.expense_reject': 'The expense {title} has been rejected.',
  'notification.terminate_service_agreement': 'The service agreement of {name} has been terminated.',
  'notification.apply_job': '{name} has applied for the job {job}.',
  'notification.created_service_agreement': 'A service agreement is ready for your signature.',
  'notification.completed_service_agreement': '{name} has signed the service agreement.',
  'notification.shift_changed': '{name} changed your timesheet {shift}: {before} became {after}. Submit it again if it is right.',
  'notification.expense_changed': '{name} changed your expense {title}: {before} became {after}. Confirm it if it is right.',
  'notification.shift_released': 'Without a worker now at {house}: {shifts}. {reason}',
  'notification.shift_cancelled': 'Cancelled at {house}: {shifts}. {reason}',
  'notification.shifts_published': '{name} published shifts for you: {shifts}. Confirm or decline them.',
  'notification.shift_declined': '{name} declined the shift {shift} at {house}. It has no worker now.',
  'notification.shift_offered': '{name} offers you the shift {shift} at {house}. The first yes gets it, until {time}.',
  'notification.shift_offer_accepted': '{name} takes the shift {shift} at {house}.',
  'notification.shift_offer_declined': '{name} can not take the shift {shift} at {house}.',
  'notification.shift_offer_ended': 'Nobody took the shift {shift} at {house}.',
  'notification.shift_taken_over': '{name} works your shift {shift} at {house} instead of you.',
} as const;

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
