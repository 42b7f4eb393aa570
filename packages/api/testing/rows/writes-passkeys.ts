import { passkeyLogins } from '@careloom/contract/resources/passkeys';
import { enterPassword, ticketOfDue, withoutFactor } from '../factors';
import { makePasskey, newAuthenticator, optionsToAdd, optionsToLogIn } from '../passkeys';
import { PASSWORD } from '../people';
import type { Write, WriteContext } from './write-context';

const without = async ({ world, me }: WriteContext) => withoutFactor(world.api, me);

/** Somebody else, with a passkey and the ticket of a login. */
export async function loginWithPasskey({ world: { api } }: WriteContext) {
  const person = await api.person('worker');
  const { authenticator } = await makePasskey(api, person);
  const { ticket } = await enterPassword(api, person);
  return { person, authenticator, ticket };
}

/** Passkeys. */
export const passkeyWrites: Readonly<Record<string, Write>> = {
  'A-440': async (ground) => {
    await without(ground);
    return { current_password: PASSWORD };
  },
  'A-441': async (ground) => {
    await without(ground);
    const { api } = ground.world;
    return { name: 'Phone', credential: newAuthenticator(api).create(await optionsToAdd(api, ground.me)) };
  },
  'A-442': async (ground) => {
    await without(ground);
    return { id: (await makePasskey(ground.world.api, ground.me)).id, name: 'Laptop' };
  },
  'A-443': async (ground) => {
    await without(ground);
    return { id: (await makePasskey(ground.world.api, ground.me)).id, current_password: PASSWORD };
  },
  'A-444': () => ({}),
  'A-445': async (ground) => {
    const { authenticator } = await loginWithPasskey(ground);
    return { credential: authenticator.get(await optionsToLogIn(ground.world.api)) };
  },
  'A-446': async (ground) => ({ ticket: (await loginWithPasskey(ground)).ticket }),
  'A-447': async (ground) => {
    const { authenticator, ticket } = await loginWithPasskey(ground);
    const { data } = await ground.world.api.send(passkeyLogins.startStep, { ticket });
    return { ticket, credential: authenticator.get(data.options) };
  },
  'A-448': ({ world: { api } }) => ticketOfDue(api),
  'A-449': async (ground) => {
    const { api } = ground.world;
    const { ticket } = await ticketOfDue(ground.world.api);
    const { data } = await api.send(passkeyLogins.startSetUp, { ticket });
    return { ticket, name: 'Phone', credential: newAuthenticator(api).create(data.options) };
  },
};
