import { call } from '../call';
import { bit, instant } from '../entities';
import { id, secret, text } from '../rules';
import { z } from '../schema';
import { authUser } from './auth';

/** `error` of the refusal by which a login with a correct password asks for its second step. */
export const SECOND_FACTOR = 'second_factor';

/** The next step of a login: enter a code, or set up a factor first because the role requires one. */
export const LOGIN_STEPS = ['code', 'set-up'] as const;

/** The factors that can complete the step `code`, besides a recovery code. */
const WAYS = ['app', 'passkey'] as const;

/**
 * `data` of that refusal. `ticket` replaces the verified password and is valid for 10 minutes. `ways` lists the factors the account
 * has; an earlier server, which supports only the app, leaves it out.
 */
export const loginStep = z.object({ step: z.enum(LOGIN_STEPS), ticket: z.string(), ways: z.optional(z.array(z.enum(WAYS))) });
export type LoginStep = z.output<typeof loginStep>;

/** Number of recovery codes in a set; each works once. */
export const RECOVERY_CODES = 10;

const state = {
  /** 1 with a confirmed authenticator app or a passkey. */
  on: bit,
  since: z.nullable(instant),
  /** 1 if the role requires one. */
  required: bit,
};

/**
 * The caller's own second factor. `app`: whether there is an authenticator app; an earlier server, which supports only apps, leaves it out.
 * `recovery_left`: number of unused recovery codes.
 */
export const ownFactor = z.object({ ...state, app: z.optional(bit), recovery_left: z.number() });
export type OwnFactor = z.output<typeof ownFactor>;

const factorOfUser = z.object(state);

/**
 * The data for an authenticator app. `secret` is base32; `path` draws the QR code's dark modules in a square of `size` units. `set_up` must
 * be sent back with the first code within 10 minutes to confirm the app.
 */
const setUp = z.object({ secret: z.string(), qr: z.object({ size: z.number(), path: z.string() }), set_up: z.string() });
export type SetUp = z.output<typeof setUp>;

/** Shown once: only a keyed hash of each is stored. */
const recoveryCodes = { recovery_codes: z.array(z.string()) };

/** Six digits of the app, or a recovery code; spaces and hyphens are ignored. */
const code = () => text(20);
const opaque = () => text(1000);

const nothing = z.object({});
const labels = { code: 'field.second_factor.code', current_password: 'records.current_password' } as const;

const own = { method: 'POST', creates: false, access: 'signed-in', affects: ['second-factor'], labels } as const;
const guest = { method: 'POST', creates: false, access: 'public', labels } as const;
const withPassword = { body: z.object({ current_password: secret() }) };

/** The second factor of the caller: an authenticator app (TOTP, RFC 6238) and recovery codes. Passkeys are in `passkeys.ts`. */
export const secondFactor = {
  get: call({
    id: 'A-290',
    method: 'GET',
    path: '/auth/second-factor',
    resource: 'second-factor',
    access: 'signed-in',
    data: ownFactor,
  }),
  /** Stores nothing yet. */
  start: call({ ...own, affects: [], id: 'A-291', path: '/auth/second-factor/start', data: setUp }),
  confirm: call({
    ...own,
    id: 'A-292',
    path: '/auth/second-factor',
    body: z.object({ set_up: opaque(), code: code() }),
    data: z.object(recoveryCodes),
    success: 'success.factor_on',
  }),
  /** Replaces all recovery codes. */
  renewCodes: call({
    ...own,
    ...withPassword,
    id: 'A-293',
    path: '/auth/second-factor/recovery-codes',
    data: z.object(recoveryCodes),
    success: 'success.recovery_codes',
  }),
  /** Removes the app; the recovery codes stay as long as there are passkeys. */
  remove: call({
    ...own,
    ...withPassword,
    id: 'A-294',
    path: '/auth/second-factor/remove',
    data: nothing,
    success: 'success.factor_off',
  }),
};

/** The steps of a login after its password. */
export const loginSteps = {
  code: call({
    ...guest,
    affects: ['sessions', 'second-factor'],
    id: 'A-295',
    path: '/auth/login/second-factor',
    body: z.object({ ticket: opaque(), code: code() }),
    data: z.object({ user: authUser }),
    success: 'success.login',
  }),
  startSetUp: call({
    ...guest,
    affects: [],
    id: 'A-296',
    path: '/auth/login/set-up/start',
    body: z.object({ ticket: opaque() }),
    data: setUp,
  }),
  setUp: call({
    ...guest,
    affects: ['sessions', 'second-factor'],
    id: 'A-297',
    path: '/auth/login/set-up',
    body: z.object({ ticket: opaque(), set_up: opaque(), code: code() }),
    data: z.object({ user: authUser, ...recoveryCodes }),
    success: 'success.login',
  }),
};

const byId = z.object({ id: id() });
/** A team member requires the permission to edit the team, a worker the permission to edit workers. */
const editing = ['my-team-update', 'worker-verify'] as const;

/** The second factor of another user. */
export const factorsOfUsers = {
  get: call({
    id: 'A-298',
    method: 'GET',
    path: '/users/:id/second-factor',
    resource: 'second-factor',
    access: editing,
    params: byId,
    data: factorOfUser,
  }),
  /** Removes it with its recovery codes, logs the person out everywhere, and notifies them by mail. May be repeated. */
  reset: call({
    id: 'A-299',
    method: 'POST',
    creates: false,
    path: '/users/:id/second-factor/reset',
    affects: ['second-factor'],
    access: editing,
    params: byId,
    data: factorOfUser,
    success: 'success.factor_reset',
  }),
};
