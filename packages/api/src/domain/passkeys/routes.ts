import { passkeyLogins, passkeys } from '@careloom/contract/resources/passkeys';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/http/route';
import {
  logInWithNewPasskey,
  logInWithPasskey,
  logInWithPasskeyStep,
  startLoginPasskey,
  startPasskeyLogin,
  startPasskeyStep,
} from './log-in';
import { addOwnPasskey, listPasskeys, removePasskey, renamePasskey, startPasskey } from './own-passkeys';

const own = { scope: 'self', record: 'Passkey' } as const;
const guest = { scope: 'public' } as const;

/** Passkeys: the caller's own, and logins with them. */
export function passkeyRoutes(app: FastifyInstance): void {
  route(app, passkeys.list, { scope: 'self' }, listPasskeys);
  route(app, passkeys.start, own, startPasskey);
  route(app, passkeys.add, own, addOwnPasskey);
  route(app, passkeys.rename, own, renamePasskey);
  route(app, passkeys.remove, own, removePasskey);
  route(app, passkeyLogins.start, guest, startPasskeyLogin);
  route(app, passkeyLogins.finish, guest, logInWithPasskey);
  route(app, passkeyLogins.startStep, guest, startPasskeyStep);
  route(app, passkeyLogins.finishStep, guest, logInWithPasskeyStep);
  route(app, passkeyLogins.startSetUp, guest, startLoginPasskey);
  route(app, passkeyLogins.setUp, guest, logInWithNewPasskey);
}
