import { BATCH_BYTES, delivery } from '@careloom/contract/resources/delivery';
import type { FastifyInstance } from 'fastify';
import { route } from '../../http/route';
import { keepObservations } from './keep-observations';
import { rowOfReport, rowsOfBatch, type Row } from './rows-of';
import { takeBuilds } from './take-builds';
import { watchDelivery } from './watch-delivery';

/** A tab sends four batches a minute, and one more for each time that it is left. */
const limits = { bodyLimit: BATCH_BYTES, perMinute: 60 };

export function deliveryRoutes(app: FastifyInstance): void {
  const keeper = keepObservations(app.services);
  app.addHook('onClose', keeper.flush);

  const keep = (rows: readonly Row[]) => {
    for (const { kind, remote, version, name = '', count = 1 } of rows)
      if (kind === 'failure') app.countFailure({ remote, version, phase: name }, count);
    keeper.add(rows);
    return Promise.resolve({});
  };

  route(app, delivery.observe, { scope: 'self', ...limits }, ({ body }) => keep(rowsOfBatch(body)));
  route(app, delivery.report, { scope: 'public', ...limits }, ({ body }) => keep([rowOfReport(body)]));
  route(app, delivery.watch, { scope: 'all' }, async ({ query, services }) => {
    await keeper.flush(); // what this process holds is told at once; of others it is there within a second
    return watchDelivery(services, query.hours);
  });
  route(app, delivery.takeBuilds, { scope: 'self' }, takeBuilds);
}
