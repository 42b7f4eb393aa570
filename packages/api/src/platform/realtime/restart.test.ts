import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { pipeline } from 'node:stream';
import { after, before, test } from 'node:test';
import { chat } from '@careloom/contract/resources/chat';
import { notifications } from '@careloom/contract/resources/notifications';
import { messages } from '../db/schema/chat';
import { inTransaction } from '../db/transaction';
import { notify } from '../../domain/notifications/notify';
import { type RunningServer, serve } from '../../app/start';
import { startApi, type TestApi } from '../../../testing/harness';
import { connectPusher, nextEvent, subscribed } from '../../../testing/listen';
import type { Person } from '../../../testing/people';
import { sendCall } from '../../../testing/send';
import { until } from '../../../testing/until';
import { resourceChanged } from './push';

const BACK_WITHIN_MS = 15_000;

let api: TestApi;
/** The running server; null while none runs. */
let standing: RunningServer | null;
let balancer: Server;
let url: string;
let admin: Person;
let worker: Person;
before(async () => {
  api = await startApi();
  standing = api.server;
  [admin, worker] = [await api.person('super_admin'), await api.person('worker')];
  balancer = createServer((socket) => void pass(socket)).listen(0, '127.0.0.1');
  await once(balancer, 'listening');
  url = `http://127.0.0.1:${portOf(balancer)}`;
});
after(async () => {
  await standing?.stop();
  balancer.close();
  await api.close();
});

const portOf = (server: Server) => (server.address() as AddressInfo).port;

/** Holds connections while no server is running, as a load balancer does: pusher-js would wait 15 seconds after a refusal. */
async function pass(socket: Socket): Promise<void> {
  await until(() => standing !== null, BACK_WITHIN_MS);
  const inner = connect(standing?.port ?? 0, '127.0.0.1');
  pipeline(socket, inner, socket, () => socket.destroy());
}

/** Writes a record, as a job of another process would while this server is down. */
const write = (message: string) =>
  inTransaction(api.services.db, async (tx) => {
    await notify(tx, { to: [worker.id], type: 'assign_job', routeId: 1, senderId: null, values: { job: message } });
    await tx.insert(messages).values({ sender_id: admin.id, recipient_id: worker.id, message });
    await resourceChanged(tx, { resource: 'chat', ids: [], to: [worker.id], actor: admin.id });
  });

/** What a page fetches after each (re)connection. */
async function refetch() {
  const as = { token: worker.token };
  const [bell, talk] = [await sendCall(url, notifications.list, {}, as), await sendCall(url, chat.messages, { id: admin.id }, as)];
  return { unread: bell.data.totalUnreadCount, messages: talk.data.items.map(({ message }) => message) };
}

test('a page that was open while the server was down reconnects by itself, and gets everything that was written meanwhile', async () => {
  const pusher = connectPusher({ ...api, url, server: { ...api.server, port: portOf(balancer) } }, worker.token);
  const seen: Awaited<ReturnType<typeof refetch>>[] = [];
  try {
    const channel = await subscribed(pusher, `private-user.${worker.id}`);
    pusher.connection.bind('connected', () => void refetch().then((found) => seen.push(found)));
    standing = null;
    await api.server.stop();
    await until(() => pusher.connection.state !== 'connected', BACK_WITHIN_MS);
    await write('While you were away');
    const succeeded = nextEvent(channel, 'pusher:subscription_succeeded', BACK_WITHIN_MS);
    standing = await serve(api.services, { schedules: false });
    await succeeded;
    await until(() => seen.length === 1, BACK_WITHIN_MS);
    assert.deepEqual(seen, [{ unread: 1, messages: ['While you were away'] }]);
    const received = nextEvent(channel, 'NotificationSent');
    await write('You are back');
    await received;
    assert.deepEqual(await refetch(), { unread: 2, messages: ['You are back', 'While you were away'] });
  } finally {
    pusher.disconnect();
  }
});
