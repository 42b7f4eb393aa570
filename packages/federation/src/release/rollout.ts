import { CommandRefused } from '../base/command-refused';
import type { Rollout } from '../registry/canary';

const USAGE = 'Say who gets it: --share 10 (percent of everybody), --users ann@example.test,bob@example.test, or both.';

function shareIn(text: string): number {
  const share = Number(text);
  if (text.trim() !== '' && share >= 0 && share <= 100) return share;
  throw new CommandRefused(`--share is a number from 0 to 100, in percent; it is ${text}.`);
}

function usersIn(text: string): string[] {
  const users = text
    .split(',')
    .map((user) => user.trim().toLowerCase())
    .filter((user) => user !== '');
  const wrong = users.find((user) => !/^[^@\s]+@[^@\s]+$/.test(user));
  if (wrong === undefined && users.length > 0) return [...new Set(users)];
  throw new CommandRefused(`--users are e-mail addresses with commas between them; ${wrong ?? 'there is none'} is not one.`);
}

const NOBODY: Rollout = { share: 0, users: [] };

/**
 * Reads a canary's rollout from a command's options.
 * @param before the current rollout: an option that is not given changes nothing
 * @throws CommandRefused
 */
export function readRollout({ share, users }: { share?: string | undefined; users?: string | undefined }, before = NOBODY): Rollout {
  if (share === undefined && users === undefined) throw new CommandRefused(USAGE);
  return { share: share === undefined ? before.share : shareIn(share), users: users === undefined ? before.users : usersIn(users) };
}

/** Describes a candidate's rollout. */
export function describeRollout({ share, users }: Rollout): string {
  const named = users.length > 0 ? users.join(', ') : null;
  const drawn = share > 0 || named === null ? `${share} % of everybody` : null;
  return [drawn, named].filter((part) => part !== null).join(' and ');
}
