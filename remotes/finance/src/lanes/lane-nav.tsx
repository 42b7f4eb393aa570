import { queryString, useCurrentPath, useQueryParams } from '@careloom/shared/navigation';
import { Link, State, type StateEntry } from '@careloom/shared/ui';
import styles from './lanes.module.css';

export interface LaneShown {
  /** The value that narrows the list to it. */
  value: string;
  sum: string;
  count: string;
  /** A smaller line below; null reserves its space, to avoid a layout shift. */
  note?: string | null;
}

interface LaneNavProps {
  label: string;
  /** The filter of the list, in the address. */
  name: string;
  states: Readonly<Record<string, StateEntry>>;
  lanes: readonly LaneShown[];
}

/** The states of a list with their sums; each narrows the list to it, and once more to all. */
export function LaneNav({ label, name, states, lanes }: LaneNavProps) {
  const [params] = useQueryParams();
  const path = useCurrentPath();
  const chosen = params.get(name);
  const kept = Object.fromEntries([...params].filter(([one]) => one !== name && one !== 'page'));
  return (
    <nav aria-label={label} className={styles.nav}>
      <ul className={styles.lanes} data-count={lanes.length}>
        {lanes.map(({ value, sum, count, note }) => {
          const isChosen = chosen === value;
          const href = path + queryString(isChosen ? kept : { ...kept, [name]: value });
          return (
            <li key={value} className={styles.place}>
              <Link className={styles.lane ?? ''} href={href} aria-current={isChosen ? 'true' : undefined}>
                <State of={states} value={value} />
                <span className={styles.sums}>
                  <span className={styles.sum}>{sum}</span>
                  <span className={styles.count}>{count}</span>
                </span>
                {note !== undefined && <span className={styles.note}>{note ?? '\u00a0'}</span>}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
