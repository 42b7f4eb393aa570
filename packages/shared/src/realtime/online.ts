import { PRESENCE_CHANNEL } from '@careloom/contract/resources/broadcasting';
import type Pusher from 'pusher-js';
import type { PresenceChannel } from 'pusher-js';
import { create } from 'zustand';

/** The people who have the product open, by their ids on the presence channel. */
const useOnline = create<{ people: ReadonlySet<string> }>(() => ({ people: new Set() }));

/**
 * Whether a person is online. False if this is unknown, or if the signed-in user may not know it.
 * @param presence the person's id on the presence channel
 */
export const useIsOnline = (presence: string | null | undefined): boolean =>
  useOnline(({ people }) => typeof presence === 'string' && people.has(presence));

/** Tracks who is online while the connection is open; unknown without a connection. */
export function followOnline(pusher: Pusher): () => void {
  const channel = pusher.subscribe(PRESENCE_CHANNEL) as PresenceChannel;
  const read = () => useOnline.setState({ people: new Set(Object.keys(channel.members.members as object)) });
  const forget = () => useOnline.setState({ people: new Set() });
  for (const event of ['pusher:subscription_succeeded', 'pusher:member_added', 'pusher:member_removed']) channel.bind(event, read);
  channel.bind('pusher:subscription_error', (error: unknown) => console.error(`Realtime: ${PRESENCE_CHANNEL} was refused.`, error));
  pusher.connection.bind('state_change', ({ current }: { current: string }) => {
    if (current !== 'connected') forget();
  });
  return forget;
}
