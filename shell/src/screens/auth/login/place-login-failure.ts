import { verificationMessages } from '@careloom/contract/messages/verification';
import { CODE } from '@careloom/contract/envelope';
import type { Failed } from '@careloom/shared/http';

/** Shows a wrong password at the password field and any other login failure above the form. */
export const placeLoginFailure = ({ code, message }: Pick<Failed, 'code' | 'message'>): string | null =>
  code === CODE.unauthorized && message === verificationMessages['auth.password'] ? 'password' : null;
