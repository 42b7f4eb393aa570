import { passkeyLogins } from '@careloom/contract/resources/passkeys';
import { enterPassword, ticketOfDue, withoutFactor } from '../factors';
import { makePasskey, newAuthenticator, optionsToAdd, optionsToLogIn } from '../passkeys';
import { PASSWORD } from '../people';
import type { Write, WriteContext } from './write-context';

const without = async ({ world, me }: WriteContext) => withoutFactor(world.api, me);

/** Another user, with a passkey and a login ticket. */
export async function loginWithPasskey({ world: { api } }: WriteContext) {
  const person = await api.person('worker');
  const { authenticator } = await makePasskey(api, person);
  const { ticket } = await enterPassword(api, person);
  return { person, authenticator, ticket };
}

/** Passkeys. */
export const passkeyWrites: Readonly<Record<string, Write>> = {
  'A-440': async (context) => {
    await without(context);
    return { current_password: PASSWORD };
  },
  'A-441': async (context) => {
    await without(context);
    const { api } = context.world;
    return { name: 'Phone', credential: newAuthenticator(api).create(await optionsToAdd(api, context.me)) };
  },
  'A-442': async (context) => {
    await without(context);
    return { id: (await makePasskey(context.world.api, context.me)).id, name: 'Laptop' };
  },
  'A-443': async (context) => {
    await without(context);
    return { id: (await makePasskey(context.world.api, context.me)).id, current_password: PASSWORD };
  },
  'A-444': () => ({}),
  'A-445': async (context) => {
    const { authenticator } = await loginWithPasskey(context);
    return { credential: authenticator.get(await optionsToLogIn(context.world.api)) };
  },
  'A-446': async (context) => ({ ticket: (await loginWithPasskey(context)).ticket }),
  'A-447': async (context) => {
    const { authenticator, ticket } = await loginWithPasskey(context);
    const { data } = await context.world.api.send(passkeyLogins.startStep, { ticket });
    return { ticket, credential: authenticator.get(data.options) };
  },
  'A-448': ({ world: { api } }) => ticketOfDue(api),
  'A-449': async (context) => {
    const { api } = context.world;
    const { ticket } = await ticketOfDue(context.world.api);
    const { data } = await api.send(passkeyLogins.startSetUp, { ticket });
    return { ticket, name: 'Phone', credential: newAuthenticator(api).create(data.options) };
  },
};
