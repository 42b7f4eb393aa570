import type Pusher from 'pusher';
import type { Push } from './push';

/** The handler of push jobs. Throws where the realtime service can not be reached, so that the job is tried again. */
export const deliverPush =
  (client: Pusher) =>
  async ({ channels, event, data }: Push): Promise<void> => {
    await client.trigger(channels, event, data);
  };
