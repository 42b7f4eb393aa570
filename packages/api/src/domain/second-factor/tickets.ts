import { LOGIN_STEPS, type LoginStep } from '@careloom/contract/resources/second-factor';
import { unprocessable } from '../../platform/http/errors';
import { seal, unseal } from '../../platform/secrets/seal';
import { hashToken } from '../../platform/secrets/tokens';
import type { Services } from '../../platform/services';

const LIFETIME_MS = 10 * 60_000;

type Parts = Pick<Services, 'deriveKey' | 'clock'>;
type Content = Readonly<Record<string, unknown>>;

/** Encrypted, so that a client can neither read nor alter a ticket, and nothing is stored until a step is complete. */
const write = ({ deriveKey, clock }: Parts, content: Content): string =>
  seal(deriveKey('second-factor'), JSON.stringify({ ...content, until: clock.now().getTime() + LIFETIME_MS }));

/** Undefined for a ticket that is expired, altered, or of another kind. */
function read({ deriveKey, clock }: Parts, kind: string, ticket: string): Content | undefined {
  const json = unseal(deriveKey('second-factor'), ticket);
  if (json === undefined) return undefined;
  const content = JSON.parse(json) as Content;
  return content['kind'] === kind && Number(content['until']) > clock.now().getTime() ? content : undefined;
}

interface Account {
  id: number;
  password_hash: string;
}

/** Changes with the password, so that it invalidates tickets for the previous one. */
const stampOf = ({ password_hash }: Account) => hashToken(password_hash);

/** A ticket that proves a correct password. */
export const loginTicket = (parts: Parts, account: Account, step: LoginStep['step']): string =>
  write(parts, { kind: step, user: account.id, stamp: stampOf(account) });

export interface LoginTicket {
  step: LoginStep['step'];
  userId: number;
  /** Whether the account's password is still the one that was entered. */
  fits: (account: Account) => boolean;
}

/** @throws 422 for an expired or invalid ticket */
export function readLoginTicket(parts: Parts, ticket: string): LoginTicket {
  for (const step of LOGIN_STEPS) {
    const content = read(parts, step, ticket);
    if (content) return { step, userId: Number(content['user']), fits: (account) => stampOf(account) === content['stamp'] };
  }
  throw unprocessable('auth.ticket_over');
}

/** A ticket that holds a displayed secret until its first code confirms it. */
export const setUpTicket = (parts: Parts, user: number, secret: string): string => write(parts, { kind: 'secret', user, secret });

/** @returns the secret @throws 422 for a ticket that is expired, or of another account */
export function readSetUp(parts: Parts, user: number, ticket: string): string {
  const content = read(parts, 'secret', ticket);
  if (content?.['user'] !== user) throw unprocessable('auth.set_up_over');
  return String(content['secret']);
}
