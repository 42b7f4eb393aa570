import { loginSteps } from '@careloom/contract/resources/second-factor';
import { codeOf, enterPassword, makeFactor, setUpBody, ticketOfDue, withoutFactor } from '../factors';
import { PASSWORD } from '../people';
import type { Write, WriteContext } from './write-context';

/** Who asks, without a second factor. */
const without = async ({ world, me }: WriteContext) => {
  await withoutFactor(world.api, me);
  return {};
};

const password: Write = async (ground) => {
  await without(ground);
  await makeFactor(ground.world.api, ground.me);
  return { current_password: PASSWORD };
};

/** Somebody else, with a second factor. */
async function other({ world: { api } }: WriteContext) {
  const person = await api.person('worker');
  return { person, ...(await makeFactor(api, person)) };
}

/** The second factor. Last of all: what logs in as who asks comes before it. */
export const factorWrites: Readonly<Record<string, Write>> = {
  'A-291': without,
  'A-292': async (ground) => {
    await without(ground);
    const { set_up, code } = await setUpBody(ground.world.api, ground.me);
    return { set_up, code };
  },
  'A-293': password,
  'A-294': password,
  'A-295': async (ground) => {
    const { person, secret } = await other(ground);
    const { ticket } = await enterPassword(ground.world.api, person);
    return { ticket, code: codeOf(ground.world.api, secret, 1) };
  },
  'A-296': ({ world: { api } }) => ticketOfDue(api),
  'A-297': async (ground) => {
    const { api } = ground.world;
    const { ticket } = await ticketOfDue(ground.world.api);
    const { data } = await api.send(loginSteps.startSetUp, { ticket });
    return { ticket, set_up: data.set_up, code: codeOf(api, data.secret) };
  },
  'A-299': async (ground) => ({ id: (await other(ground)).person.id }),
};
