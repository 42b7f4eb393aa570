export const confirmMessages = {
  'confirm.verify': 'Are you sure you want to approve this applicant?',
  'confirm.reject': 'Are you sure you want to reject this applicant?',
  'confirm.delete': 'Are you sure you want to delete this record?',
  'confirm.assign': 'Are you sure you want to assign this job?',
  'confirm.close': 'Are you sure you want to close this job?',
  'confirm.archive_job': 'Are you sure you want to archive this job?',
  'confirm.archive_worker': 'Are you sure you want to archive this support worker?',
  'confirm.terminate': 'Are you sure you want to terminate this service agreement?',
  'confirm.end': 'Are you sure you want to end this service agreement?',
  'confirm.approve_expense': 'Are you sure you want to approve this expense?',
  'confirm.reject_expense': 'Please enter the reason for rejection.',
  'confirm.pay': 'Are you sure you want to pay the selected invoices?',
} as const;
