import { refused } from '../http/errors';
import type { CurrentUser } from './current-user';

/** The session in which a person acts. @throws 401 `forbidden` for a machine, which has none */
export function sessionOf({ tokenId }: Pick<CurrentUser, 'tokenId'>): number {
  if (tokenId === null) throw refused('token.people_only');
  return tokenId;
}
