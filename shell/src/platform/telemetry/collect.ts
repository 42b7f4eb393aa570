import { useOverrides } from '../override/overrides';
import { batch } from './batch';
import { tailBus } from './bus-tail';
import { onRecord } from './record';
import { sendPeriodically } from './send-batches';
import { batchWriter } from './add-record';
import { observeCalls } from './observe-calls';
import { observeLongTasks, observeVitals } from './observe-performance';

let collecting = false;

/** Starts to collect telemetry, earlier records included. Does nothing the second time. */
export function collect() {
  if (collecting) return;
  collecting = true;
  onRecord(batchWriter(batch));
  observeCalls(batch);
  observeLongTasks(batch);
  observeVitals(batch);
  tailBus();
  for (const { remote, entry } of useOverrides.getState().active) batch.overrides.add({ remote, origin: new URL(entry).origin });
  sendPeriodically();
}
