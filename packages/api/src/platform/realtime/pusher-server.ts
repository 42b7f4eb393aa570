import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { type WebSocket, WebSocketServer } from 'ws';
import { CODE } from '@careloom/contract/envelope';
import { refuseSocket } from '../http/refuse-socket';
import { text } from '../http/text';
import type { Services } from '../services';
import { type ChannelEvent, Channels } from './channels';
import { serveConnection } from './connection';
import { type Credentials, errorFrame, ERRORS, PROTOCOLS } from './protocol';
import { REALTIME_CHANNEL, notifyProcesses, type ProcessMessage } from './processes';
import { Strangers } from './strangers';
import { triggerRoutes } from './triggers';

const MAX_FRAME_BYTES = 65_536;

/**
 * A Pusher-protocol server inside this process, on its port: `pusher-js` connects to `/app/<key>`, the `pusher` SDK sends events to
 * `/apps/<id>`. Every process delivers an event to its own sockets.
 */
export async function servePusher(app: FastifyInstance, services: Services, credentials: Credentials): Promise<void> {
  const { db, database, log, clock, env } = services;
  const channels = new Channels();
  const strangers = new Strangers(channels, clock, env.rateLimit > 0);
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_FRAME_BYTES });

  const publish = (events: ChannelEvent[]) => notifyProcesses(db, events);
  const end = (ended: string, reconnect: boolean) => notifyProcesses(db, [{ ended, reconnect }]);
  const receive = (received: ProcessMessage) => {
    if ('ended' in received) return channels.end(received.ended, received.reconnect);
    return 'owner' in received ? channels.own(received.socket, received.owner) : channels.deliver(received);
  };
  const publishInBackground = (event: ChannelEvent) => {
    publish([event]).catch((error: unknown) => log.warn(error, 'A client event was not passed on'));
  };
  const unsubscribe = await database.listen(REALTIME_CHANNEL, (payload) => receive(JSON.parse(payload) as ProcessMessage));

  sockets.on('connection', (socket: WebSocket, request: IncomingMessage) => {
    const wrong = refusal(credentials.key, new URL(request.url ?? '/', 'http://localhost'));
    if (!wrong)
      return serveConnection(socket, addressOf(request, env.trustProxy), {
        channels,
        strangers,
        credentials,
        publish: publishInBackground,
      });
    socket.send(errorFrame(wrong.code, wrong.message));
    socket.close(wrong.code, wrong.message);
  });
  app.server.on('upgrade', (request, socket, head) => {
    if (!request.url?.startsWith('/app/')) return refuseSocket(socket, CODE.notFound, text('error.not_exist'));
    sockets.handleUpgrade(request, socket, head, (client) => sockets.emit('connection', client, request));
  });
  await app.register(triggerRoutes({ channels, credentials, publish, end }));
  app.addHook('preClose', async () => {
    for (const socket of sockets.clients) socket.terminate();
    await unsubscribe();
  });
}

/** The client's address, as the API determines it: behind a trusted proxy, the last forwarded one. */
function addressOf({ headers, socket }: IncomingMessage, trustProxy: boolean): string {
  const forwarded = trustProxy ? [headers['x-forwarded-for'] ?? []].flat().join().split(',').at(-1)?.trim() : undefined;
  return forwarded || (socket.remoteAddress ?? '');
}

function refusal(key: string, url: URL): { code: number; message: string } | undefined {
  if (url.pathname !== `/app/${key}`) return { code: ERRORS.unknownKey, message: 'App key not in this cluster' };
  const protocol = Number(url.searchParams.get('protocol') ?? PROTOCOLS.newest);
  if (protocol >= PROTOCOLS.oldest && protocol <= PROTOCOLS.newest) return undefined;
  return { code: ERRORS.unsupportedProtocol, message: 'Unsupported protocol version' };
}
