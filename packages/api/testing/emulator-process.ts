/** Xero's emulator as a process of its own, told by messages how to behave. */
import process from 'node:process';
import { startEmulator } from '../src/domain/xero/emulator/emulator';

/** What a test tells it: to answer this next, or to die between booking the next bill and answering. */
export interface Order {
  next?: { status: number; headers?: Record<string, string> };
  dieBooked?: true;
}

const emulator = await startEmulator(process.argv[2]);
let dieBooked = false;
// It is asked whether an answer is to be lost once the books are saved, and before the answer is written.
Object.defineProperty(emulator.behaviour, 'lost', {
  get() {
    if (dieBooked && emulator.seen.at(-1)?.startsWith('PUT')) process.kill(process.pid, 'SIGKILL');
    return 0;
  },
});
process.on('message', ({ next, dieBooked: dies }: Order) => {
  if (next) emulator.behaviour.next.push(next);
  if (dies) dieBooked = true;
  process.send?.('done');
});
process.send?.(emulator.url);
