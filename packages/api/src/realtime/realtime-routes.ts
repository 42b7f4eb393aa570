import { broadcasting } from '@careloom/contract/resources/broadcasting';
import type { FastifyInstance } from 'fastify';
import { forbiddenState } from '../http/errors';
import { route } from '../http/route';
import { mayListen } from './may-listen';
import { channelKind } from './protocol';
import { localCredentials, pusherClient } from './pusher-client';

const HTTPS_PORT = 443;

/** Where the browser connects, and the authorisation of its channels. */
export function realtimeRoutes(app: FastifyInstance): void {
  const signer = pusherClient(app.services, 0);

  route(app, broadcasting.config, { scope: 'all' }, ({ request, services }) => {
    const { pusher } = services.env;
    if (pusher) return Promise.resolve({ key: pusher.key, cluster: pusher.cluster, host: null, port: HTTPS_PORT, tls: true });
    const tls = request.protocol === 'https';
    const port = request.port ?? (tls ? HTTPS_PORT : 80);
    return Promise.resolve({ key: localCredentials(services).key, cluster: 'local', host: request.hostname, port, tls });
  });

  route(app, broadcasting.auth, { scope: 'self' }, async ({ user, body, reply }) => {
    const { socket_id: socketId, channel_name: channel } = body;
    const id = String(user.id);
    const info = { id: user.id, first_name: user.firstName, last_name: user.lastName };
    if (channel === null) return reply.send(signer.authenticateUser(socketId, { id, user_info: info }));
    if (!mayListen(user.id, channel)) throw forbiddenState('permission.refused');
    const member = { user_id: id, user_info: info };
    const answer = signer.authorizeChannel(socketId, channel, channelKind(channel) === 'presence' ? member : undefined);
    // As the protocol has it, without the envelope: pusher-js reads it.
    return reply.send(answer);
  });
}
