import { INACTIVE_CHANNEL, USER_CHANNEL } from '@careloom/contract/resources/broadcasting';
import { channelKind, channelName } from './protocol';

/** Whether a user may listen to a channel: the own ones, and any presence channel. */
export function mayListen(userId: number, channel: string): boolean {
  if (!channelName.safeParse(channel).success) return false;
  if (channelKind(channel) === 'presence') return true;
  return [USER_CHANNEL(userId), INACTIVE_CHANNEL(userId), `private-encrypted-user.${userId}`].includes(channel);
}
