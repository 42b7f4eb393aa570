import { watch } from 'node:fs';
import { PUSHES, REGISTRY_CHANNEL } from '@careloom/contract/resources/broadcasting';
import type { FastifyInstance } from 'fastify';
import { inTransaction } from '../db/transaction';
import { push } from '../realtime/push';

/** Open pages learn that another version of a remote is served, so that they can offer it. */
export function tellOfReleases(app: FastifyInstance, registryFolder: string): void {
  const watcher = watch(registryFolder, (_event, file) => {
    if (file !== 'state.json') return;
    const changed = { channels: [REGISTRY_CHANNEL], event: PUSHES.registryChanged, data: {} };
    inTransaction(app.services.db, (tx) => push(tx, changed)).catch((error: unknown) => {
      app.log.warn(error, 'Open pages were not told of a release');
    });
  });
  app.addHook('preClose', (done) => {
    watcher.close();
    done();
  });
}
