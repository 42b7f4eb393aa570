import type { Mail } from '../../platform/mail/mail';

export interface Recipient {
  first_name: string;
  email: string;
}

/** A mail with a greeting and paragraphs. */
export const letter = (to: Recipient, subject: string, ...paragraphs: string[]): Mail => ({
  to: to.email,
  subject,
  text: [`Hello ${to.first_name},`, ...paragraphs, 'Careloom'].join('\n\n'),
});

/** The link's page reads the token from the path and the e-mail address from the query. */
export const resetMail = (publicUrl: string, to: Recipient, token: string): Mail =>
  letter(
    to,
    'Reset your password',
    'Somebody, we hope you, asked to set a new password for your account. This link does it, once, within an hour:',
    `${publicUrl}/reset-password/${token}?email=${encodeURIComponent(to.email)}`,
    'If it was not you, there is nothing to do: your password stays as it is.',
  );

/** Links to the same page, to set a first password. */
export const invitationMail = (publicUrl: string, to: Recipient, token: string, days: number): Mail =>
  letter(
    to,
    'Your Careloom account',
    `An account was made for you. This link sets your password, once, within ${days} days:`,
    `${publicUrl}/reset-password/${token}?email=${encodeURIComponent(to.email)}`,
  );

export const verificationMail = (to: Recipient, link: string): Mail =>
  letter(
    to,
    'Verify your email address',
    'Thank you for applying as a support worker. This link confirms that the address is yours; it works for 24 hours:',
    link,
    'Afterwards we look at your application and let you know.',
  );

/** Sent when an application was accepted. */
export const acceptedMail = (publicUrl: string, to: Recipient): Mail =>
  letter(to, 'Your application was accepted', 'Welcome: your account as a support worker is open. Sign in here:', `${publicUrl}/login`);

/** Sent when an application was declined. */
export const declinedMail = (to: Recipient): Mail =>
  letter(
    to,
    'Your application',
    'Thank you for your interest in working with us. We looked at your application and can not take it further.',
  );

/** A notification, for people who chose to get its type by mail. */
export const noticeMail = (publicUrl: string, to: Recipient, message: string, address: string): Mail =>
  letter(
    to,
    message,
    message,
    `${publicUrl}${address}`,
    'You chose to get this by mail. Change that on the page Notification Preferences.',
  );

/** Sent when somebody of the admin side removed an account's second factor. */
export const factorResetMail = (publicUrl: string, to: Recipient): Mail =>
  letter(
    to,
    'Your second factor was reset',
    'Your authenticator app, passkeys and recovery codes no longer work for Careloom, and you were logged out everywhere. Log in with your password:',
    `${publicUrl}/login`,
    'If you did not ask for this, tell your manager and change your password.',
  );

const NOT_YOU = 'If this was not you, change your password at once and tell your manager:';

export const passkeyAddedMail = (publicUrl: string, to: Recipient, name: string): Mail =>
  letter(
    to,
    'A passkey was added to your account',
    `The passkey "${name}" was added. From now on it logs in to your account.`,
    NOT_YOU,
    `${publicUrl}/login`,
  );

export const passkeyRemovedMail = (publicUrl: string, to: Recipient, name: string): Mail =>
  letter(
    to,
    'A passkey was removed from your account',
    `The passkey "${name}" was removed. It no longer logs in to your account.`,
    NOT_YOU,
    `${publicUrl}/login`,
  );

/** Sent after a login from a browser that the account was not used in before. @param device such as "Chrome on Windows" */
export const newDeviceMail = (publicUrl: string, to: Recipient, device: string, ip: string): Mail =>
  letter(
    to,
    'Your account was logged in to from a new device',
    `${device}, at the internet address ${ip}. If this was you, there is nothing to do.`,
    NOT_YOU,
    `${publicUrl}/login`,
  );
