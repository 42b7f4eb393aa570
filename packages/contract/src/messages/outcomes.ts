/** Outcomes of calls that pages show as well: before the request, or for several calls at once. */
export const outcomeMessages = {
  'job.already_assigned': 'Job already assigned to another support worker.',
  'job.no_agreement': 'The worker has no service agreement yet, so the job cannot be assigned.',
  'job.not_editable': 'A closed or archived job can not be edited.',
  'job.not_deletable': 'This job can not be deleted.',
  'job.not_assigned': 'Only an assigned job can be closed.',
  'job.archive_assigned': 'An assigned job can not be archived. Close the job first.',
  'export.bad_link': 'Invalid or expired link.',
  'error.select_shift_expense': 'Please select shift or expense.',
  'success.xero_connected': 'Xero account connected successfully.',
  'xero.connect_failed': 'Xero account could not be connected.',
  'success.job_archived': 'Job archived successfully.',
} as const;

export const optionMessages = {
  'option.agreement_status.terminated': 'Terminated',
  'option.agreement_status.ended': 'Ended',
  'option.agreement_status.signed': 'Signed',
} as const;

/** Shown beside an end date that is near: the server uses them for agreements, pages for their own records. */
export const expiryMessages = {
  'expiry.in': 'Expiring in N days',
  'expiry.today': 'Expires today',
} as const;
