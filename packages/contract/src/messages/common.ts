/** Words that several parts of the product show. Each bundles them, so that none depends on another release. */
export const commonMessages = {
  'button.save': 'Save',
  'records.house': 'House',
  'records.totals': 'Totals',
  'records.hours': '{hours} h',
  'records.profile': 'Profile',
  'sign_up.male': 'Male',
  'sign_up.female': 'Female',
  'sign_up.other': 'Other',
  'dashboard.sleep_over': 'Sleep Over',
} as const;
