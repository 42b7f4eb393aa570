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
} as const;
