import { session } from '@careloom/shared/session';
import { whenIdle } from '../when-idle';
import { waitingCount } from './waiting-count';

/** Starts to send the user's waiting writes on this device, on any page. The queue is loaded only if something waits. */
export function sendWaiting(): void {
  const { user } = session();
  if (!user || waitingCount(user.id) === 0) return;
  whenIdle(() => {
    import('@careloom/shared/write-queue')
      .then(({ startWriteQueue }) => startWriteQueue())
      .catch((fault: unknown) => console.warn('What waits to be sent could not be loaded.', fault));
  });
}
