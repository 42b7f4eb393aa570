/** Refusals of passkeys. */
export const passkeyMessages = {
  'auth.passkey_to_use': 'Use your passkey or a recovery code to log in.',
  'auth.passkey_over': 'This took too long, or was sent twice. Try again.',
  'auth.passkey_refused': 'This passkey could not be checked. Try again, or choose another way.',
  'auth.passkey_unknown': 'This passkey is not known here. It may have been removed.',
  'auth.passkey_unverified': 'This passkey did not ask for your fingerprint, face or PIN. Log in with your password.',
  'auth.passkey_copied': 'This passkey may have been copied, so it is refused. Log in another way and remove it in Account settings.',
  'auth.passkey_exists': 'This passkey was added already.',
  'auth.passkey_last': 'Your role needs a second factor, and this passkey is the last one. Add another first.',
  'auth.passkeys_many': 'You have {most} passkeys. Remove one before you add another.',
  'auth.passkeys_off': 'Passkeys work only where Careloom has an https address with a name.',
} as const;

/** Labels of their fields. */
export const fieldPasskeyMessages = {
  'field.passkey.name': 'Passkey name',
  'field.passkey.credential': 'Passkey',
} as const;
