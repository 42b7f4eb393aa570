import type { FastifyInstance } from 'fastify';
import { sql } from 'drizzle-orm';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Services } from '../services';
import { type ChannelEvent, Channels } from './channels';
import { serveConnection } from './connection';
import { type Credentials, errorFrame, ERRORS, PROTOCOLS } from './protocol';
import { triggerRoutes } from './triggers';

/** By which all API processes on one database tell each other what to deliver. */
const REALTIME_CHANNEL = 'careloom_realtime';
const MAX_FRAME_BYTES = 65_536;

/** What processes tell each other: to deliver an event, or to close the sockets of a user. */
type Told = ChannelEvent | { ended: string };

/**
 * A Pusher-protocol server inside this process, on its port: `pusher-js` connects to `/app/<key>`, the `pusher` SDK triggers
 * at `/apps/<id>`. An event is delivered by every process to its own sockets.
 */
export async function servePusher(app: FastifyInstance, { db, database, log }: Services, credentials: Credentials): Promise<void> {
  const channels = new Channels();
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_FRAME_BYTES });

  // One statement for all of them: a change may concern a hundred people.
  const tell = async (told: Told[]) => {
    const payloads = JSON.stringify(told.map((one) => JSON.stringify(one)));
    await db.execute(sql`select pg_notify(${REALTIME_CHANNEL}, payload) from json_array_elements_text(${payloads}::json) payload`);
  };
  const publish = (events: ChannelEvent[]) => tell(events);
  const end = (userId: string) => tell([{ ended: userId }]);
  const hear = (told: Told) => ('ended' in told ? channels.end(told.ended) : channels.deliver(told));
  const publishInBackground = (event: ChannelEvent) => {
    publish([event]).catch((error: unknown) => log.warn(error, 'A client event was not passed on'));
  };
  const deafen = await database.listen(REALTIME_CHANNEL, (payload) => hear(JSON.parse(payload) as Told));

  sockets.on('connection', (socket: WebSocket, request: { url?: string }) => {
    const wrong = refusal(credentials.key, new URL(request.url ?? '/', 'http://localhost'));
    if (!wrong) return serveConnection(socket, { channels, credentials, publish: publishInBackground });
    socket.send(errorFrame(wrong.code, wrong.message));
    socket.close(wrong.code, wrong.message);
  });
  app.server.on('upgrade', (request, socket, head) => {
    if (!request.url?.startsWith('/app/')) return socket.destroy();
    sockets.handleUpgrade(request, socket, head, (client) => sockets.emit('connection', client, request));
  });
  await app.register(triggerRoutes({ channels, credentials, publish, end }));
  app.addHook('preClose', async () => {
    for (const socket of sockets.clients) socket.terminate();
    await deafen();
  });
}

function refusal(key: string, url: URL): { code: number; message: string } | undefined {
  if (url.pathname !== `/app/${key}`) return { code: ERRORS.unknownKey, message: 'App key not in this cluster' };
  const protocol = Number(url.searchParams.get('protocol') ?? PROTOCOLS.newest);
  if (protocol >= PROTOCOLS.oldest && protocol <= PROTOCOLS.newest) return undefined;
  return { code: ERRORS.unsupportedProtocol, message: 'Unsupported protocol version' };
}
