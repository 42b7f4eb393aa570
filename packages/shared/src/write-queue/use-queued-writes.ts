import { useEffect, useMemo } from 'react';
import { useSession } from '../session/index';
import { startWriteQueue, useWrites } from './device-queue';
import type { QueuedWrite } from './queued-write';

/** The writes of the signed-in user that the server has not accepted yet, in order. @param about only writes about one record */
export function useQueuedWrites(about?: string): readonly QueuedWrite[] {
  const userId = useSession(({ user }) => user?.id ?? null);
  const { personId, writes } = useWrites();
  useEffect(startWriteQueue, []);
  return useMemo(
    () => (personId === null || personId !== userId ? [] : writes.filter((write) => about === undefined || write.about === about)),
    [personId, userId, writes, about],
  );
}
