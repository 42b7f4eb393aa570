import { Secret, TOTP } from 'otpauth';

/**
 * The code that an authenticator app shows for a key.
 * @param key base32, in groups as it is shown
 * @param later in steps of 30 seconds: a code that was used is not taken again
 */
export const codeFor = (key: string, later = 0): string =>
  new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) }).generate({ timestamp: Date.now() + later * 30_000 });
