export const authMessages = {
  'auth.credentials': 'Credentials do not match our records.',
  'auth.throttle': 'Too many login attempts, try again in :seconds seconds.',
  'auth.deactivated': 'Account deactivated.',
  'auth.inactive': 'Account inactive.',
  'auth.email_missing': 'Email does not exist.',
  'auth.link_expired': 'Reset link expired.',
  'auth.current_password': 'Current password does not match.',
  'auth.verify_expired': 'Verification link expired.',
  'auth.unverified': 'Email not verified.',
  'auth.pending': 'Worker account under verification, contact support.',
  'auth.rejected': 'Worker account rejected, contact support.',
  'auth.unauthenticated': 'Unauthenticated.',
} as const;
