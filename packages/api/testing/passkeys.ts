import { passkeyLogins, passkeys } from '@careloom/contract/resources/passkeys';
import type { TestApi } from './harness';
import { PASSWORD, type Person } from './people';
import { SoftwareAuthenticator, type Wrong } from './software-authenticator';

/** An authenticator in a browser on the product's pages. */
export const newAuthenticator = ({ services: { env } }: TestApi) => new SoftwareAuthenticator(new URL(env.publicUrl).origin);

/** The options of a new passkey. */
export async function optionsToAdd(api: TestApi, { token }: Pick<Person, 'token'>): Promise<string> {
  return (await api.send(passkeys.start, { current_password: PASSWORD }, { token })).data.options;
}

export const sendNew = (api: TestApi, { token }: Pick<Person, 'token'>, credential: string, name = 'Phone') =>
  api.send(passkeys.add, { name, credential }, { token });

/** Adds a passkey. */
export async function makePasskey(api: TestApi, person: Pick<Person, 'token'>, name?: string) {
  const authenticator = newAuthenticator(api);
  const { data } = await sendNew(api, person, authenticator.create(await optionsToAdd(api, person)), name);
  return { authenticator, id: data.passkey.id, codes: data.recovery_codes };
}

/** The options of a login by passkey alone. */
export const optionsToLogIn = async (api: TestApi): Promise<string> => (await api.send(passkeyLogins.start, {})).data.options;

export const finishAlone = (api: TestApi, credential: string) => api.send(passkeyLogins.finish, { credential });

/** Logs in by passkey alone. */
export const logInAlone = async (api: TestApi, authenticator: SoftwareAuthenticator, wrong?: Wrong) =>
  finishAlone(api, authenticator.get(await optionsToLogIn(api), wrong));

/** Answers the second step of a login. */
export async function logInAfter(api: TestApi, ticket: string, authenticator: SoftwareAuthenticator, wrong?: Wrong) {
  const { data } = await api.send(passkeyLogins.startStep, { ticket });
  return api.send(passkeyLogins.finishStep, { ticket, credential: authenticator.get(data.options, wrong) });
}
