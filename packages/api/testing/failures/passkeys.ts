import { MOST_PASSKEYS, passkeyLogins } from '@careloom/contract/resources/passkeys';
import { eq } from 'drizzle-orm';
import { users } from '../../src/platform/db/schema/identity';
import { requireOf } from '../factors';
import { startApi } from '../harness';
import { finishAlone, logInAfter, makePasskey, newAuthenticator, optionsToAdd, optionsToLogIn, sendNew } from '../passkeys';
import { PASSWORD } from '../people';
import { WRITES } from '../rows/writes';
import { loginWithPasskey } from '../rows/writes-passkeys';
import type { Wrong } from '../software-authenticator';
import { twice, type Provoke, type Provokers, type Stage } from './stage';

const worker = ({ world: { api } }: Stage) => api.person('worker');
const input = async (stage: Stage) => ({ ...(await WRITES[stage.row.id]?.(stage)) });

/** A valid input, some minutes later. */
const after =
  (minutes: number): Provoke =>
  async (stage) => {
    const sent = await input(stage);
    stage.world.api.clock.advance({ minutes });
    return stage.ask(sent);
  };

const but =
  (changed: object): Provoke =>
  async (stage) =>
    stage.ask({ ...(await input(stage)), ...changed });

/** A login by passkey alone with an invalid answer. */
const alone =
  (wrong: Wrong): Provoke =>
  async (stage) => {
    const { authenticator } = await loginWithPasskey(stage);
    return stage.ask({ credential: authenticator.get(await optionsToLogIn(stage.world.api), wrong) });
  };

/** A login with an authenticator whose passkey was never added. */
const unknown: Provoke = async (stage) => {
  const { api } = stage.world;
  return stage.ask({ credential: newAuthenticator(api).get(await optionsToLogIn(api)) });
};

/** The second step with an invalid answer, or from another authenticator. */
const step =
  ({ wrong = {}, known = true }: { wrong?: Wrong; known?: boolean }): Provoke =>
  async (stage) => {
    const { authenticator, ticket } = await loginWithPasskey(stage);
    const { data } = await stage.world.api.send(passkeyLogins.startStep, { ticket });
    const by = known ? authenticator : newAuthenticator(stage.world.api);
    return stage.ask({ ticket, credential: by.get(data.options, wrong) });
  };

const tooOften: Provoke = async (stage) => {
  const { api } = stage.world;
  for (let time = 0; time < 30; time++) await finishAlone(api, 'x');
  const answer = await stage.ask({ credential: 'x' });
  api.clock.advance({ minutes: 2 });
  return answer;
};

const stepTooOften: Provoke = async (stage) => {
  const { api } = stage.world;
  const { authenticator, ticket } = await loginWithPasskey(stage);
  for (let time = 0; time < 5; time++) await logInAfter(api, ticket, authenticator, { forged: true });
  const answer = await stage.ask({ ticket, credential: 'x' });
  api.clock.advance({ minutes: 2 });
  return answer;
};

/** An account that was deactivated in the meantime. */
const inactive =
  (sent: (at: Awaited<ReturnType<typeof loginWithPasskey>>, stage: Stage) => object | Promise<object>): Provoke =>
  async (stage) => {
    const at = await loginWithPasskey(stage);
    await stage.world.api.services.db.update(users).set({ is_active: false }).where(eq(users.id, at.person.id));
    return stage.ask(await sent(at, stage));
  };

const many: Provoke = async (stage) => {
  const own = await worker(stage);
  for (let count = 0; count < MOST_PASSKEYS; count++) await makePasskey(stage.world.api, own);
  return stage.ask({ current_password: PASSWORD }, own);
};

const exists: Provoke = async (stage) => {
  const { api } = stage.world;
  const own = await worker(stage);
  const authenticator = newAuthenticator(api);
  await sendNew(api, own, authenticator.create(await optionsToAdd(api, own)));
  return stage.ask({ name: 'Phone', credential: authenticator.create(await optionsToAdd(api, own)) }, own);
};

const last: Provoke = async (stage) => {
  const { api } = stage.world;
  const own = await worker(stage);
  const { id } = await makePasskey(api, own);
  await requireOf(api, ['worker']);
  const answer = await stage.ask({ id, current_password: PASSWORD }, own);
  await requireOf(api, []);
  return answer;
};

/** A login with the correct password of a user whose only factor is a passkey. */
export const passkeyToUse: Provoke = async (stage) => {
  const own = await worker(stage);
  await makePasskey(stage.world.api, own);
  return stage.ask({ email: own.email, password: PASSWORD }, null);
};

/** A server at an address without https. */
export const passkeysOff: Provoke = async () => {
  const plain = await startApi({ PUBLIC_URL: 'http://care.example.org' });
  try {
    return await plain.send(passkeyLogins.start, {});
  } finally {
    await plain.close();
  }
};

const wrongPassword = { 'Current password does not match.': but({ current_password: 'Wrong#2026' }) };
const notRead = { 'This passkey could not be checked. Try again, or choose another way.': but({ credential: 'x' }) };
const OVER = 'This took too long, or was sent twice. Try again.';
const ticketOver = { 'This took too long. Log in again.': after(11) };
const UNKNOWN = 'This passkey is not known here. It may have been removed.';
const COPIED = 'This passkey may have been copied, so it is refused. Log in another way and remove it in Account settings.';
const OFTEN = 'Too many login attempts, try again in :seconds seconds.';
const INACTIVE = 'Account inactive.';

/** Passkeys. */
export const passkeyFailures: Provokers = {
  'A-440': { ...wrongPassword, 'You have 10 passkeys. Remove one before you add another.': many },
  'A-441': { ...notRead, [OVER]: twice(input), 'This passkey was added already.': exists },
  'A-443': { ...wrongPassword, 'Your role needs a second factor, and this passkey is the last one. Add another first.': last },
  'A-445': {
    ...notRead,
    [OVER]: twice(input),
    [UNKNOWN]: unknown,
    'This passkey did not ask for your fingerprint, face or PIN. Log in with your password.': alone({ verified: false }),
    [COPIED]: alone({ counter: 0 }),
    [OFTEN]: tooOften,
    [INACTIVE]: inactive(async ({ authenticator }, stage) => ({ credential: authenticator.get(await optionsToLogIn(stage.world.api)) })),
  },
  'A-446': { ...ticketOver, [INACTIVE]: inactive(({ ticket }) => ({ ticket })) },
  'A-447': {
    ...notRead,
    ...ticketOver,
    [OVER]: after(6),
    [UNKNOWN]: step({ known: false }),
    [COPIED]: step({ wrong: { counter: 0 } }),
    [OFTEN]: stepTooOften,
  },
  'A-448': ticketOver,
  'A-449': { ...notRead, ...ticketOver, [OVER]: after(6) },
};
