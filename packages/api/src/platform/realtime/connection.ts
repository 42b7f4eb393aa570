import { randomInt } from 'node:crypto';
import type { WebSocket } from 'ws';
import type { ChannelEvent, Channels, Subscriber } from './channels';
import {
  ACTIVITY_TIMEOUT_S,
  channelKind,
  clientFrame,
  type Credentials,
  errorFrame,
  ERRORS,
  frame,
  PONG_TIMEOUT_S,
  sameText,
  signedInUser,
  signin,
  userAuth,
} from './protocol';
import type { Strangers } from './strangers';
import { subscribe } from './subscribe';

/** Handles `pusher:signin`: assigns the socket to the user, given the signature of the auth call. */
export function signIn(channels: Channels, credentials: Credentials, socket: Subscriber, data: unknown): void {
  const { success, data: asked } = signin.safeParse(data);
  if (!success || !sameText(asked.auth, userAuth(credentials, socket.id, asked.user_data))) {
    return socket.close(ERRORS.unauthorized, 'Invalid signature');
  }
  // Signed by us, so the format is valid.
  channels.signIn(socket, signedInUser.parse(JSON.parse(asked.user_data)).id);
  socket.send(frame('pusher:signin_success', { user_data: asked.user_data }));
}

interface ConnectionContext {
  channels: Channels;
  strangers: Strangers;
  credentials: Credentials;
  /** Sends a client event to all processes. */
  publish: (event: ChannelEvent) => void;
}

const MAX_ID = 1_000_000_000;
const HEARTBEAT_MS = 15_000;

/** Speaks the protocol with one socket until it closes. */
export function serveConnection(
  socket: WebSocket,
  address: string,
  { channels, strangers, credentials, publish }: ConnectionContext,
): void {
  const subscriber: Subscriber = {
    id: `${randomInt(MAX_ID)}.${randomInt(MAX_ID)}`,
    address,
    send: (text) => {
      if (socket.readyState === socket.OPEN) socket.send(text);
    },
    close: (code, reason) => {
      socket.send(errorFrame(code, reason));
      socket.close(code, reason);
    },
  };
  if (!strangers.admits(subscriber)) return subscriber.close(ERRORS.overCapacity, 'Too many sockets that are not signed in');
  channels.connect(subscriber);
  const stopHeartbeat = keepAlive(socket, subscriber);
  const stopWatch = strangers.watch(subscriber);
  subscriber.send(frame('pusher:connection_established', { socket_id: subscriber.id, activity_timeout: ACTIVITY_TIMEOUT_S }));
  socket.on('message', (raw: Buffer) => {
    const message = read(raw);
    if (!message) return subscriber.send(errorFrame(ERRORS.badFrame, 'Invalid JSON'));
    if (message.event === 'pusher:ping') return subscriber.send(frame('pusher:pong', {}));
    if (message.event === 'pusher:subscribe') {
      if (!strangers.maySubscribe(subscriber)) return;
      return subscribe(channels, credentials, subscriber, message.data);
    }
    if (message.event === 'pusher:signin') return signIn(channels, credentials, subscriber, message.data);
    if (message.event === 'pusher:unsubscribe') return channels.leave(channelIn(message.data), subscriber);
    if (message.event.startsWith('client-')) return passOn(message);
  });
  socket.on('close', () => {
    stopHeartbeat();
    stopWatch();
    channels.leaveAll(subscriber);
  });
  // A reset connection also emits `close`, which handles it.
  socket.on('error', () => socket.terminate());

  function passOn({ event, channel = '', data }: { event: string; channel?: string | undefined; data?: unknown }) {
    if (!channels.has(channel, subscriber) || !['private', 'presence'].includes(channelKind(channel))) {
      return subscriber.send(errorFrame(ERRORS.clientEventRejected, 'Client event rejected'));
    }
    publish({ channel, event, data, except: subscriber.id, userId: channels.memberOf(channel, subscriber)?.user_id });
  }
}

function read(raw: Buffer) {
  try {
    return clientFrame.parse(JSON.parse(raw.toString('utf8')));
  } catch {
    return undefined; // the caller answers with the protocol's error frame
  }
}

const channelIn = (data: unknown): string => (data as { channel?: string } | undefined)?.channel ?? '';

/** Pings a silent client, and closes the connection when there is no answer. */
function keepAlive(socket: WebSocket, subscriber: Subscriber): () => void {
  let lastMessageAt = Date.now();
  socket.on('message', () => (lastMessageAt = Date.now()));
  const timer = setInterval(() => {
    const silence = (Date.now() - lastMessageAt) / 1000;
    if (silence > ACTIVITY_TIMEOUT_S + PONG_TIMEOUT_S) socket.close(ERRORS.noPong, 'Pong reply not received');
    else if (silence > ACTIVITY_TIMEOUT_S) subscriber.send(frame('pusher:ping', {}));
  }, HEARTBEAT_MS);
  return () => clearInterval(timer);
}
