import { useOverrides } from '../override/overrides';
import { batch } from './batch';
import { tailBus } from './bus-tail';
import { hearNotices } from './notices';
import { keepSending } from './send-batches';
import { noticeTaker } from './take-notice';
import { watchCalls } from './watch-calls';
import { watchTasks } from './watch-tasks';
import { watchVitals } from './watch-vitals';

let collecting = false;

/** Begins to collect what this tab sees, with what it saw so far. Once for a page, whoever asks first. */
export function collect() {
  if (collecting) return;
  collecting = true;
  hearNotices(noticeTaker(batch));
  watchCalls(batch);
  watchTasks(batch);
  watchVitals(batch);
  tailBus();
  for (const { remote, entry } of useOverrides.getState().active) batch.overrides.add({ remote, origin: new URL(entry).origin });
  keepSending();
}
