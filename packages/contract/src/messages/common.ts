/** Texts used in several parts of the product. Each part bundles the tables that it shows, so that it does not depend on another release. */
export const commonMessages = {
  'button.save': 'Save',
  'records.house': 'House',
  'records.totals': 'Totals',
  'records.hours': '{hours} h',
  'records.profile': 'Profile',
  'sign_up.male': 'Male',
  'sign_up.female': 'Female',
  'sign_up.other': 'Other',
  'option.expense_status.created': 'Pending',
} as const;

/** The states of a shift. */
export const shiftStateMessages = {
  'dashboard.sleep_over': 'Sleep Over',
  'option.shift_status.draft': 'Draft',
  'option.shift_status.published': 'Published',
  'option.shift_status.confirmed': 'Confirmed',
  'option.shift_status.in_progress': 'In progress',
  'option.shift_status.completed': 'Completed',
  'option.shift_status.submitted': 'Submitted',
  'option.shift_status.approved': 'Approved',
  'option.shift_status.invoiced': 'Invoiced',
  'option.shift_status.cancelled': 'Cancelled',
} as const;

/** The states of a support worker and of their agreement. */
export const hiringStateMessages = {
  'option.verification.pending': 'Pending',
  'option.verification.verified': 'Verified',
  'option.verification.rejected': 'Rejected',
  'option.availability.available': 'Available',
  'option.availability.occupied': 'Occupied',
  'option.agreement_status.none': 'No agreement',
  'option.agreement_status.pending_sign': 'Pending Sign',
  'option.agreement_status.awaiting_signature': 'Awaiting Signature',
} as const;
