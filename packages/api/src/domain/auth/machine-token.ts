import { TOKEN_PREFIX } from '@careloom/contract/resources/api-tokens';
import { newToken } from '../../platform/secrets/tokens';

/** A session token has 43 characters and so never matches this. */
const FORM = new RegExp(`^${TOKEN_PREFIX}[A-Za-z0-9_-]{43}$`);

export const newMachineToken = (): string => `${TOKEN_PREFIX}${newToken()}`;

export const isMachineToken = (token: string): boolean => FORM.test(token);
