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

/** Texts of the server that the login pages use as well. */
export const verificationMessages = {
  'email.verified': 'Email has been verified successfully! Your profile is under Verification',
  'email.already': 'Email has been already verified!',
  'email.expired': 'Verification Link has been expired!',
  'auth.token_invalid': 'Reset token invalid.',
  'auth.password': 'Password incorrect.',
} as const;

/** Text of a refusal, also shown by a page that refuses access itself. */
export const permissionMessages = {
  'permission.refused': 'Logged in user does not have permission for take this action!',
} as const;
