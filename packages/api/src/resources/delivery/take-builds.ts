import type { delivery } from '@careloom/contract/resources/delivery';
import { sessionOf } from '../../auth/session-of';
import type { Context } from '../../http/context';
import { unprocessable } from '../../http/errors';
import { GRANT_SECONDS, grantCookie } from '../../local-builds/grant-cookie';

/** Lets this browser's next pages take remotes from its own machine. The policy of a page that is there already stays as it is. */
export function takeBuilds({ body, user, reply, services }: Context<typeof delivery.takeBuilds>): Promise<Record<string, never>> {
  const { env, clock, deriveKey, log } = services;
  const strange = body.origins.find((origin) => !env.localBuilds.includes(origin));
  if (strange !== undefined) throw unprocessable('local_build.not_named', { address: strange });
  const expires = Math.floor(clock.now().getTime() / 1000) + GRANT_SECONDS;
  const grant = { tokenId: sessionOf(user), expires, origins: body.origins };
  reply.header('set-cookie', grantCookie(deriveKey('local-builds'), grant, env.publicUrl));
  log.warn({ userId: user.id, origins: body.origins }, 'A browser takes remotes from its own machine');
  return Promise.resolve({});
}
