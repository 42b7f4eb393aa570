import { apiTokens } from '@careloom/contract/resources/api-tokens';
import type { TestApi } from './harness';
import type { Person } from './people';

let made = 0;

/** The body for a new token: with a unique name, and an expiry some months ahead. */
export const tokenBody = ({ clock }: Pick<TestApi, 'clock'>, permissions: readonly string[] = ['shift-create']) => ({
  name: `Payroll ${(made += 1)}`,
  permissions: [...permissions],
  expires_on: new Date(clock.now().getTime() + 100 * 86_400_000).toISOString().slice(0, 10),
});

/** A machine of `maker`: its token is sent like a person's. */
export async function makeMachine(api: TestApi, maker: Person, permissions?: readonly string[]) {
  const body = tokenBody(api, permissions);
  const { data, message } = await api.send(apiTokens.create, body, { token: maker.token });
  if (!data?.token) throw new Error(`No token was made: ${message}`);
  return data;
}
