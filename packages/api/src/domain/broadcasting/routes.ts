import { broadcasting, PRESENCE_CHANNEL } from '@careloom/contract/resources/broadcasting';
import type { FastifyInstance } from 'fastify';
import type { CurrentUser } from '../../platform/http/current-user';
import { findUserOfSession } from '../auth/find-user-by-token';
import { sessionOf } from '../auth/tokens';
import { forbiddenState, unauthenticated } from '../../platform/http/errors';
import { route } from '../../platform/http/route';
import { presenceOf } from '../chat/presence';
import { mayListen } from './may-listen';
import type { Services } from '../../platform/services';
import { notifyProcesses } from '../../platform/realtime/processes';
import { channelKind, ownerId } from '../../platform/realtime/protocol';
import { localCredentials, pusherClient } from '../../platform/realtime/pusher-client';

const HTTPS_PORT = 443;

/** Sets the owner of a socket in our own server before it is authorised; refuses a session that ended meanwhile. @throws 401 */
async function claim(services: Services, user: CurrentUser, claimed: { socket: string; owner: string }): Promise<void> {
  await notifyProcesses(services.db, [claimed]);
  if (!(await findUserOfSession(services, sessionOf(user)))) throw unauthenticated();
}

/** Tells browsers where to connect, and authorises their channels. */
export function realtimeRoutes(app: FastifyInstance): void {
  const signer = pusherClient(app.services, 0);

  route(app, broadcasting.config, { scope: 'all' }, ({ request, services }) => {
    const { pusher } = services.env;
    if (pusher) return Promise.resolve({ key: pusher.key, cluster: pusher.cluster, host: null, port: HTTPS_PORT, tls: true });
    const tls = request.protocol === 'https';
    const port = request.port ?? (tls ? HTTPS_PORT : 80);
    return Promise.resolve({ key: localCredentials(services).key, cluster: 'local', host: request.hostname, port, tls });
  });

  route(app, broadcasting.auth, { scope: 'self' }, async ({ user, body, reply, services }) => {
    const { socket_id: socketId, channel_name: channel } = body;
    const info = { id: user.id, first_name: user.firstName, last_name: user.lastName };
    const owner = ownerId(user.id, sessionOf(user));
    if (channel !== null && !(await mayListen(services.db, user, channel))) throw forbiddenState('permission.refused');
    if (!services.env.pusher) await claim(services, user, { socket: socketId, owner });
    if (channel === null) return reply.send(signer.authenticateUser(socketId, { id: owner, user_info: info }));
    const member =
      channel === PRESENCE_CHANNEL
        ? { user_id: presenceOf(services, user.id), user_info: {} }
        : { user_id: String(user.id), user_info: info };
    const answer = signer.authorizeChannel(socketId, channel, channelKind(channel) === 'presence' ? member : undefined);
    // Sent in the protocol's format, without the API's envelope, because pusher-js reads it.
    return reply.send(answer);
  });
}
