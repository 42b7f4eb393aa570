import { watch } from 'node:fs';
import { PUSHES, REGISTRY_CHANNEL } from '@careloom/contract/resources/broadcasting';
import type { FastifyInstance } from 'fastify';
import { inTransaction } from '../../platform/db/transaction';
import { push } from '../../platform/realtime/push';

const CHANGED = { channels: [REGISTRY_CHANNEL], event: PUSHES.registryChanged, data: {} };

/**
 * Notifies open pages that another version of a remote is served, so that they can offer it.
 * @param first runs before they are notified
 */
export function announceReleases(app: FastifyInstance, registryFolder: string, first: () => Promise<void> = () => Promise.resolve()): void {
  const announce = async () => {
    await first().catch((error: unknown) => app.log.error(error, 'The permissions of a release were not registered'));
    await inTransaction(app.services.db, (tx) => push(tx, CHANGED));
  };
  const watcher = watch(registryFolder, (_event, file) => {
    if (file === 'state.json') announce().catch((error: unknown) => app.log.warn(error, 'Open pages were not told of a release'));
  });
  app.addHook('preClose', (done) => {
    watcher.close();
    done();
  });
}
