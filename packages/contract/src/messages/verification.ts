/** Texts of the server that the login pages use as well. */
export const verificationMessages = {
  'email.verified': 'Email has been verified successfully! Your profile is under Verification',
  'email.already': 'Email has been already verified!',
  'email.expired': 'Verification Link has been expired!',
  'auth.token_invalid': 'Reset token invalid.',
  'auth.password': 'Password incorrect.',
} as const;
