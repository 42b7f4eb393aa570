import type { Channels, Subscriber } from './channels';
import {
  channelAuth,
  channelKind,
  type Credentials,
  errorFrame,
  ERRORS,
  type PresenceMember,
  presenceMember,
  sameText,
  serverToUser,
  subscription,
} from './protocol';

/** Handles `pusher:subscribe`: anyone may subscribe to a public channel, other channels require the signature of the auth call. */
export function subscribe(channels: Channels, credentials: Credentials, socket: Subscriber, data: unknown): void {
  const asked = subscription.safeParse(data);
  if (!asked.success) return socket.send(errorFrame(ERRORS.unauthorized, 'Invalid channel name'));
  const { channel, auth, channel_data: channelData } = asked.data;
  if (channels.has(channel, socket)) return socket.send(errorFrame(null, `Existing subscription to channel ${channel}`));
  if (channel.startsWith('#') && channel !== serverToUser(channels.ownerOf(socket) ?? '')) return refuse(socket, channel);
  const presence = channelKind(channel) === 'presence';
  if (channelKind(channel) !== 'public') {
    const right = channelAuth(credentials, socket.id, channel, presence ? (channelData ?? '') : undefined);
    if (!auth || !sameText(auth, right)) return refuse(socket, channel);
  }
  channels.join(channel, socket, presence ? readMember(channelData) : null);
}

const refuse = (socket: Subscriber, channel: string) =>
  socket.send(
    JSON.stringify({ event: 'pusher:subscription_error', channel, data: { type: 'AuthError', error: 'Invalid signature', status: 401 } }),
  );

/** Signed by us, so the format is valid. */
const readMember = (channelData = ''): PresenceMember => presenceMember.parse(JSON.parse(channelData));
