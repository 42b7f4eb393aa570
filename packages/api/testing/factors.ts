import { auth } from '@careloom/contract/resources/auth';
import { loginSteps, loginStep, type LoginStep, secondFactor } from '@careloom/contract/resources/second-factor';
import { eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { settings } from '../src/platform/db/schema/access';
import { passkeys } from '../src/platform/db/schema/passkeys';
import { recoveryCodes, secondFactors } from '../src/platform/db/schema/second-factors';
import type { UserType } from '@careloom/contract/permissions';
import type { TestApi } from './harness';
import { PASSWORD, type Person } from './people';

/** An authenticator app that uses the secret. */
export const appOf = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret) });

/** The code that the app shows now, or `steps` of 30 seconds later. */
export const codeOf = ({ clock }: Pick<TestApi, 'clock'>, secret: string, steps = 0): string =>
  appOf(secret).generate({ timestamp: clock.now().getTime() + steps * 30_000 });

/** Starts the setup of a second factor for a person, and returns the body that confirms it. */
export async function setUpBody(api: TestApi, { token }: Pick<Person, 'token'>) {
  const { data } = await api.send(secondFactor.start, {}, { token });
  return { set_up: data.set_up, code: codeOf(api, data.secret), secret: data.secret };
}

/** Sets up a second factor. @returns its secret and recovery codes */
export async function makeFactor(api: TestApi, person: Pick<Person, 'token'>): Promise<{ secret: string; codes: string[] }> {
  const { secret, ...body } = await setUpBody(api, person);
  const { data } = await api.send(secondFactor.confirm, body, { token: person.token });
  return { secret, codes: data.recovery_codes };
}

/** Deletes a person's factors directly in the database, because removing them is not under test. */
export async function withoutFactor({ services: { db } }: TestApi, { id }: Pick<Person, 'id'>): Promise<void> {
  await db.delete(passkeys).where(eq(passkeys.user_id, id));
  await db.delete(secondFactors).where(eq(secondFactors.user_id, id));
  await db.delete(recoveryCodes).where(eq(recoveryCodes.user_id, id));
}

/** Requires a second factor for some roles. */
export async function requireOf({ services: { db } }: TestApi, roles: readonly UserType[]): Promise<void> {
  const value = [...roles];
  await db.insert(settings).values({ key: 'second_factor_roles', value }).onConflictDoUpdate({ target: settings.key, set: { value } });
}

/** Logs in with the password. @returns the required step, with its ticket */
export async function enterPassword(api: TestApi, { email }: Pick<Person, 'email'>): Promise<LoginStep> {
  const answer = await api.send(auth.login, { email, password: PASSWORD });
  return loginStep.parse(answer.data);
}

export const logInWith = (api: TestApi, ticket: string, code: string) => api.send(loginSteps.code, { ticket, code });

/** Returns the login ticket of a user without a factor, whose role required one when the password was entered. */
export async function ticketOfDue(api: TestApi): Promise<{ ticket: string }> {
  const person = await api.person('worker');
  await requireOf(api, ['worker']);
  const { ticket } = await enterPassword(api, person);
  await requireOf(api, []);
  return { ticket };
}
