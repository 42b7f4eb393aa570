import { BATCH, type Observations } from '@careloom/contract/resources/delivery';
import { bounded } from './bounded';

type Kinds = Omit<Observations, 'dropped'>;
type Item<Kind extends keyof Kinds> = Kinds[Kind][number];
type Sum = Item<'tasks'>;

/** The largest values that the contract allows in one item. */
const MOST_COUNTED = 100_000;
const MOST_MS = 3_600_000;
const MOST_DROPPED = 1_000_000;

const counted = <Counted extends { count: number }>(known: Counted, more: Counted): Counted => ({
  ...more,
  count: Math.min(known.count + more.count, MOST_COUNTED),
});

const added = <Added extends Sum>(known: Added, more: Added): Added => ({
  ...counted(known, more),
  failed: Math.min(known.failed + more.failed, MOST_COUNTED),
  total_ms: Math.min(known.total_ms + more.total_ms, MOST_MS),
  max_ms: Math.max(known.max_ms, more.max_ms),
});

const keyed = (...parts: readonly unknown[]) => JSON.stringify(parts);

/** Telemetry that is not sent yet. It never grows beyond one request; what does not fit is counted as dropped. */
export function makeBatch() {
  let dropped = 0;
  const onDrop = (item: object) => {
    dropped += 'count' in item && typeof item.count === 'number' ? item.count : 1;
  };
  const kinds = {
    failures: bounded<Item<'failures'>>({
      most: BATCH.failures,
      keyOf: ({ remote, version, phase, message }) => keyed(remote, version, phase, message),
      join: counted,
      onDrop,
    }),
    loads: bounded<Item<'loads'>>({
      most: BATCH.loads,
      keyOf: ({ remote, version }) => keyed(remote, version),
      join: (known) => known,
      onDrop,
    }),
    vitals: bounded<Item<'vitals'>>({
      most: BATCH.vitals,
      keyOf: ({ name, visit }) => keyed(name, visit),
      join: (_known, more) => more,
      onDrop,
    }),
    calls: bounded<Item<'calls'>>({
      most: BATCH.sums,
      keyOf: ({ remote, version, of }) => keyed(remote, version, of),
      join: added,
      onDrop,
    }),
    tasks: bounded<Sum>({ most: BATCH.sums, keyOf: ({ remote, version }) => keyed(remote, version), join: added, onDrop }),
    overrides: bounded<Item<'overrides'>>({
      most: BATCH.overrides,
      keyOf: ({ remote, origin }) => keyed(remote, origin),
      join: (known) => known,
      onDrop,
    }),
  };
  return {
    ...kinds,
    /** Counts items that could not be delivered as dropped. */
    lose: (count: number) => void (dropped += count),
    /** Removes and returns all items; null if there are none. */
    take(): Observations | null {
      const taken: Observations = {
        failures: kinds.failures.take(),
        loads: kinds.loads.take(),
        vitals: kinds.vitals.take(),
        calls: kinds.calls.take(),
        tasks: kinds.tasks.take(),
        overrides: kinds.overrides.take(),
        dropped: Math.min(dropped, MOST_DROPPED),
      };
      dropped = 0;
      return sizeOf(taken) > 0 ? taken : null;
    },
    /** Adds the items of a batch that could not be sent, beside newer items and within the same bounds. */
    giveBack({ failures, loads, vitals, calls, tasks, overrides, dropped: lost }: Observations) {
      failures.forEach(kinds.failures.add);
      loads.forEach(kinds.loads.add);
      vitals.forEach(kinds.vitals.add);
      calls.forEach(kinds.calls.add);
      tasks.forEach(kinds.tasks.add);
      overrides.forEach(kinds.overrides.add);
      dropped += lost;
    },
  };
}

/** How many items a batch has, dropped ones included. */
export const sizeOf = ({ dropped, ...kinds }: Observations): number =>
  dropped + Object.values(kinds).reduce((size, items) => size + items.length, 0);

export type Batch = ReturnType<typeof makeBatch>;

/** This tab's batch. */
export const batch = makeBatch();
