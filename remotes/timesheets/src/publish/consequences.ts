import type { DraftToPublish } from '@careloom/contract/resources/shift-drafts';
import { cents, dollars } from './sums';

type Worker = NonNullable<DraftToPublish['worker']>;

/** A notified worker, with the shifts. */
export interface Notified {
  worker: Worker;
  shifts: DraftToPublish[];
  /** Dollars, two decimals. */
  total_cost: string;
  /** Hours. */
  hours: number;
}

export interface Consequences {
  /** The notified workers, by name. */
  notified: Notified[];
  /** Those that can be published without a worker. */
  unfilled: DraftToPublish[];
  /** Those that can not be published. */
  blocked: DraftToPublish[];
  warnings: number;
}

/** The consequences of publishing drafts, by affected worker. */
export function consequencesOf(shifts: readonly DraftToPublish[]): Consequences {
  const ready = shifts.filter(({ refusal }) => refusal === null);
  const notified = new Map<number, Notified>();
  for (const shift of ready) {
    const { worker } = shift;
    if (!worker) continue;
    const one = notified.get(worker.id) ?? { worker, shifts: [], total_cost: dollars(0), hours: 0 };
    one.shifts.push(shift);
    notified.set(worker.id, {
      ...one,
      total_cost: dollars(cents(one.total_cost) + cents(shift.total_cost)),
      hours: one.hours + Number(shift.total_hour),
    });
  }
  const byName = (one: Notified, other: Notified) => one.worker.first_name.localeCompare(other.worker.first_name);
  return {
    notified: [...notified.values()].sort(byName),
    unfilled: ready.filter(({ worker }) => !worker),
    blocked: shifts.filter(({ refusal }) => refusal !== null),
    warnings: ready.reduce((sum, { warnings }) => sum + warnings.length, 0),
  };
}

/** The drafts to publish: those with a worker and, unless they are kept as drafts, those without. */
export const chosenOf = ({ notified, unfilled }: Consequences, withUnfilled: boolean): DraftToPublish[] => [
  ...notified.flatMap(({ shifts }) => shifts),
  ...(withUnfilled ? unfilled : []),
];
