export const fieldAccountMessages = {
  'records.current_password': 'Current password',
  'records.new_password': 'New password',
  'records.confirm_password': 'Confirm password',
  'sign_up.password': 'Password',
  'sign_up.confirm': 'Confirm password',
} as const;
