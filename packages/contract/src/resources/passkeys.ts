import { call } from '../call';
import { instant } from '../entities';
import { id, secret, text } from '../rules';
import { z } from '../schema';
import { authUser } from './auth';

/** Maximum number of passkeys of an account. */
export const MOST_PASSKEYS = 10;
/** Maximum characters of a name. */
export const MAX_PASSKEY_NAME = 60;

export const passkey = z.object({
  id: z.number(),
  name: z.string(),
  created_at: instant,
  /** Null if it was never used to log in. */
  last_used_at: z.nullable(instant),
});
export type Passkey = z.output<typeof passkey>;

/** WebAuthn options as JSON, which the page passes to the browser. Their challenge is valid once, for 5 minutes. */
const options = { options: z.string() };
/** The browser's result for these options: a `PublicKeyCredential` as JSON. */
const credential = () => text(20_000);
const ticket = () => text(1000);
const name = () => text(MAX_PASSKEY_NAME);
/** Shown once. Empty if the account already had a second factor: its recovery codes stay valid. */
const recoveryCodes = { recovery_codes: z.array(z.string()) };

const byId = z.object({ id: id() });
const labels = {
  name: 'field.passkey.name',
  credential: 'field.passkey.credential',
  current_password: 'records.current_password',
} as const;
const own = { access: 'signed-in', affects: ['second-factor'], labels } as const;
const guest = { method: 'POST', creates: false, access: 'public', labels } as const;

/** The passkeys of the caller (WebAuthn): a second factor, and with user verification a whole login. */
export const passkeys = {
  list: call({
    id: 'A-439',
    method: 'GET',
    path: '/auth/passkeys',
    resource: 'second-factor',
    access: 'signed-in',
    data: z.object({ passkeys: z.array(passkey) }),
  }),
  /** Requires the password, because a passkey gives access to the account from then on. */
  start: call({
    ...own,
    id: 'A-440',
    method: 'POST',
    creates: false,
    path: '/auth/passkeys/start',
    affects: [],
    body: z.object({ current_password: secret() }),
    data: z.object(options),
  }),
  add: call({
    ...own,
    id: 'A-441',
    method: 'POST',
    creates: false,
    path: '/auth/passkeys',
    body: z.object({ name: name(), credential: credential() }),
    data: z.object({ passkey, ...recoveryCodes }),
    success: 'success.added',
  }),
  rename: call({
    ...own,
    id: 'A-442',
    method: 'PUT',
    path: '/auth/passkeys/:id',
    params: byId,
    body: z.object({ name: name() }),
    data: passkey,
    success: 'success.updated',
  }),
  /** Removing the last factor also removes its recovery codes. */
  remove: call({
    ...own,
    id: 'A-443',
    method: 'POST',
    creates: false,
    path: '/auth/passkeys/:id/remove',
    params: byId,
    body: z.object({ current_password: secret() }),
    data: z.object({}),
    success: 'success.deleted',
  }),
};

/** Logins by passkey: without a password, after the password, and with a first passkey when the role requires a second factor. */
export const passkeyLogins = {
  start: call({ ...guest, affects: [], id: 'A-444', path: '/auth/login/passkey/start', data: z.object(options) }),
  finish: call({
    ...guest,
    affects: ['sessions'],
    id: 'A-445',
    path: '/auth/login/passkey',
    body: z.object({ credential: credential() }),
    data: z.object({ user: authUser }),
    success: 'success.login',
  }),
  startStep: call({
    ...guest,
    affects: [],
    id: 'A-446',
    path: '/auth/login/second-factor/passkey/start',
    body: z.object({ ticket: ticket() }),
    data: z.object(options),
  }),
  finishStep: call({
    ...guest,
    affects: ['sessions'],
    id: 'A-447',
    path: '/auth/login/second-factor/passkey',
    body: z.object({ ticket: ticket(), credential: credential() }),
    data: z.object({ user: authUser }),
    success: 'success.login',
  }),
  startSetUp: call({
    ...guest,
    affects: [],
    id: 'A-448',
    path: '/auth/login/set-up/passkey/start',
    body: z.object({ ticket: ticket() }),
    data: z.object(options),
  }),
  setUp: call({
    ...guest,
    affects: ['sessions', 'second-factor'],
    id: 'A-449',
    path: '/auth/login/set-up/passkey',
    body: z.object({ ticket: ticket(), name: name(), credential: credential() }),
    data: z.object({ user: authUser, ...recoveryCodes }),
    success: 'success.login',
  }),
};
