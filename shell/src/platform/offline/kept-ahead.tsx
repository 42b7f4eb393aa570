import { useSession } from '@careloom/shared/session';
import { Slot } from '@careloom/shared/slots';
import { useEffect, useState } from 'react';
import { keepProduct } from './keep-files';

/**
 * Registers the service worker, then lets the remotes read what a worker may need without a connection.
 * @param ownPages of the shell that a worker may open
 */
export function KeptAhead({ ownPages }: { ownPages: readonly (() => Promise<unknown>)[] }) {
  const [ready, setReady] = useState(false);
  const isWorker = useSession(({ user }) => user?.user_type === 'worker');
  useEffect(() => {
    keepProduct(ownPages).then(
      () => setReady(true),
      (fault: unknown) => console.warn('The product could not be kept for when there is no connection.', fault),
    );
  }, [ownPages]);
  return (
    ready &&
    isWorker && (
      <div hidden>
        <Slot name="own-shifts-ahead" props={{}} />
        <Slot name="own-expenses-ahead" props={{}} />
      </div>
    )
  );
}
