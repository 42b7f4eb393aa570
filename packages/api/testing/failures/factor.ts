import type { UserType } from '@careloom/contract/permissions';
import { eq } from 'drizzle-orm';
import { users } from '../../src/platform/db/schema/identity';
import { enterPassword, makeFactor, requireOf, setUpBody } from '../factors';
import { PASSWORD } from '../people';
import { WRITES } from '../rows/writes';
import { asked, type Provoke, type Provokers, type Stage } from './stage';

const NO_CODE = 'AAAAA-AAAAA';

const but =
  (changed: object): Provoke =>
  async (stage) =>
    stage.ask({ ...(await WRITES[stage.row.id]?.(stage)), ...changed });

const person = ({ world: { api } }: Stage, role: UserType = 'worker') => api.person(role);

/** A valid input, after five wrong ones. */
const tooOften: Provoke = async (stage) => {
  const input = await WRITES[stage.row.id]?.(stage);
  for (let time = 0; time < 5; time++) await stage.ask({ ...input, code: NO_CODE });
  const answer = await stage.ask({ ...input });
  stage.world.api.clock.advance({ minutes: 2 });
  return answer;
};

/** A valid input, 11 minutes later. */
const late: Provoke = async (stage) => {
  const input = await WRITES[stage.row.id]?.(stage);
  stage.world.api.clock.advance({ minutes: 11 });
  return stage.ask({ ...input });
};

/** A key of another user. */
const strangeKey: Provoke = async (stage) => {
  const { set_up } = await setUpBody(stage.world.api, await person(stage));
  return stage.ask({ ...(await WRITES[stage.row.id]?.(stage)), set_up });
};

const again: Provoke = async (stage) => {
  const own = await person(stage);
  const { set_up, code } = await setUpBody(stage.world.api, own);
  await makeFactor(stage.world.api, own);
  return stage.ask({ set_up, code }, own);
};

const required: Provoke = async (stage) => {
  const { api } = stage.world;
  const own = await person(stage);
  await makeFactor(api, own);
  await requireOf(api, ['worker']);
  const answer = await stage.ask({ current_password: PASSWORD }, own);
  await requireOf(api, []);
  return answer;
};

const deactivated: Provoke = async (stage) => {
  const { api } = stage.world;
  const own = await person(stage);
  await makeFactor(api, own);
  const { ticket } = await enterPassword(api, own);
  await api.services.db.update(users).set({ is_active: false }).where(eq(users.id, own.id));
  return stage.ask({ ticket, code: NO_CODE });
};

/** A login that requires a second step. */
export const loginOf =
  (step: 'code' | 'set-up'): Provoke =>
  async (stage) => {
    const { api } = stage.world;
    const own = await person(stage);
    if (step === 'code') await makeFactor(api, own);
    else await requireOf(api, ['worker']);
    const answer = await stage.ask({ email: own.email, password: PASSWORD }, null);
    await requireOf(api, []);
    return answer;
  };

/** The caller's own role requires a factor, and the caller has none. */
export const ownRole: Provoke = async (stage) => {
  const body = (await WRITES['A-249']?.(stage)) ?? {};
  return stage.ask({ ...body, second_factor_roles: ['super_admin'] }, await person(stage, 'super_admin'));
};

const wrong = { 'This code is wrong or was used already.': but({ code: NO_CODE }) };
const wrongPassword = { 'Current password does not match.': but({ current_password: 'Wrong#2026' }) };
const exists = 'A second factor is set up already.';
const over = { 'This took too long. Log in again.': late };
const keyOver = 'This took too long. Start again with a new key.';

/** The second factor. */
export const factorFailures: Provokers = {
  'A-291': {
    [exists]: async (stage) => {
      const own = await person(stage);
      await makeFactor(stage.world.api, own);
      return stage.ask({}, own);
    },
  },
  'A-292': { ...wrong, [keyOver]: strangeKey, [exists]: again, 'Too many login attempts, try again in :seconds seconds.': tooOften },
  'A-293': {
    ...wrongPassword,
    'Record does not exist.': async (stage) => stage.ask({ current_password: PASSWORD }, await person(stage)),
  },
  'A-294': { ...wrongPassword, 'Your role needs a second factor, so it can not be removed.': required },
  'A-295': {
    ...wrong,
    ...over,
    'Too many login attempts, try again in :seconds seconds.': tooOften,
    'Account inactive.': deactivated,
  },
  'A-296': over,
  'A-297': { ...wrong, ...over, [keyOver]: strangeKey },
  'A-299': {
    'You can not reset your own second factor. Remove it in Account settings.': asked(({ me }) => ({ id: me.id })),
  },
};
