import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { ChannelEvent, Channels } from './channels';
import { channelName, type Credentials, md5, sameText, sign } from './protocol';

const CLOCK_SKEW_S = 600;
/** The maximum size of one event. Processes exchange events with NOTIFY, which PostgreSQL limits to 8,000 bytes. */
export const MAX_EVENT_BYTES = 7_000;
const MAX_CHANNELS = 100;

const trigger = z.object({
  name: z.string().min(1).max(200),
  data: z.string(),
  channels: z.array(channelName).max(MAX_CHANNELS).optional(),
  channel: channelName.optional(),
  socket_id: z.string().optional(),
});
/** `reconnect` is our extension of the protocol: whether the pages may reconnect. Hosted Pusher does not support it, so they may not. */
const terminate = z.object({ reconnect: z.boolean().default(false) });
const batch = z.object({ batch: z.array(trigger).max(10) });

interface TriggerContext {
  channels: Channels;
  credentials: Credentials;
  publish: (events: ChannelEvent[]) => Promise<void>;
  /** Closes the sockets of a user, or of one session, in all processes. */
  end: (owner: string, reconnect: boolean) => Promise<void>;
}

/** The protocol's REST API, which the `pusher` SDK uses to send events: https://pusher.com/docs/channels/library_auth_reference/rest-api */
export function triggerRoutes({ channels, credentials, publish, end }: TriggerContext) {
  return async (app: FastifyInstance): Promise<void> => {
    // The signature covers the bytes of the body.
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    app.addHook('preValidation', async (request, reply) => {
      const wrong = whatIsWrong(credentials, request);
      if (wrong) await reply.code(401).send({ error: wrong });
    });

    async function publishAll(events: z.output<typeof trigger>[], reply: FastifyReply) {
      if (events.some((event) => Buffer.byteLength(event.data) > MAX_EVENT_BYTES))
        return reply.code(413).send({ error: 'Payload too large' });
      await publish(
        events.flatMap(({ name, data, channels: many, channel, socket_id: except }) =>
          (many ?? (channel ? [channel] : [])).map((target) => ({ channel: target, event: name, data, except })),
        ),
      );
      return reply.send({});
    }

    const base = `/apps/${credentials.appId}`;
    app.post(`${base}/events`, (request, reply) => publishAll([trigger.parse(JSON.parse(request.body as string))], reply));
    app.post(`${base}/batch_events`, (request, reply) => publishAll(batch.parse(JSON.parse(request.body as string)).batch, reply));
    app.post<{ Params: { user: string } }>(`${base}/users/:user/terminate_connections`, async ({ params, body }, reply) => {
      await end(params.user, terminate.parse(JSON.parse(body as string)).reconnect);
      return reply.send({});
    });
    app.get(`${base}/channels`, (_request, reply) =>
      reply.send({ channels: Object.fromEntries(channels.occupied().map((channel) => [channel, {}])) }),
    );
    await Promise.resolve();
  };
}

/** Checks the signature, age and body of a REST API request. Returns the error, or undefined for a valid request. */
function whatIsWrong({ key, secret }: Credentials, request: FastifyRequest): string | undefined {
  const url = new URL(request.url, 'http://localhost');
  const query = Object.fromEntries(url.searchParams);
  const { auth_signature: signature = '', ...signed } = query;
  const parameters = Object.keys(signed).sort();
  const text = [request.method, url.pathname, parameters.map((name) => `${name.toLowerCase()}=${signed[name]}`).join('&')].join('\n');
  if (query.auth_key !== key || !sameText(signature, sign(secret, text))) return 'Invalid signature';
  if (!(Math.abs(Date.now() / 1000 - Number(query.auth_timestamp)) < CLOCK_SKEW_S)) return 'Timestamp expired';
  if (typeof request.body === 'string' && query.body_md5 !== md5(request.body)) return 'Body does not match body_md5';
  return undefined;
}
