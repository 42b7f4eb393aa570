import { verificationMessages } from '@careloom/contract/messages/verification';
import { CODE } from '@careloom/contract/envelope';
import type { Failed } from '@careloom/shared/http';

/** At which field a refused login is told: a wrong password at the password, anything else above the form. */
export const placeLoginFailure = ({ code, message }: Pick<Failed, 'code' | 'message'>): string | null =>
  code === CODE.unauthorized && message === verificationMessages['auth.password'] ? 'password' : null;
