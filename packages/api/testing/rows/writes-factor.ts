import { loginSteps } from '@careloom/contract/resources/second-factor';
import { codeOf, enterPassword, makeFactor, setUpBody, ticketOfDue, withoutFactor } from '../factors';
import { PASSWORD } from '../people';
import type { Write, WriteContext } from './write-context';

/** Removes the second factors of the caller. */
const without = async ({ world, me }: WriteContext) => {
  await withoutFactor(world.api, me);
  return {};
};

const password: Write = async (context) => {
  await without(context);
  await makeFactor(context.world.api, context.me);
  return { current_password: PASSWORD };
};

/** Another user, with a second factor. */
async function other({ world: { api } }: WriteContext) {
  const person = await api.person('worker');
  return { person, ...(await makeFactor(api, person)) };
}

/** Writes of the second factor. They come last: writes that log in as the caller come before them. */
export const factorWrites: Readonly<Record<string, Write>> = {
  'A-291': without,
  'A-292': async (context) => {
    await without(context);
    const { set_up, code } = await setUpBody(context.world.api, context.me);
    return { set_up, code };
  },
  'A-293': password,
  'A-294': password,
  'A-295': async (context) => {
    const { person, secret } = await other(context);
    const { ticket } = await enterPassword(context.world.api, person);
    return { ticket, code: codeOf(context.world.api, secret, 1) };
  },
  'A-296': ({ world: { api } }) => ticketOfDue(api),
  'A-297': async (context) => {
    const { api } = context.world;
    const { ticket } = await ticketOfDue(context.world.api);
    const { data } = await api.send(loginSteps.startSetUp, { ticket });
    return { ticket, set_up: data.set_up, code: codeOf(api, data.secret) };
  },
  'A-299': async (context) => ({ id: (await other(context)).person.id }),
};
