import { queryString, useCurrentPath, useQueryParams } from '@careloom/shared/navigation';
import { Link, State, type StateEntry } from '@careloom/shared/ui';
import styles from './lanes.module.css';

export interface LaneShown {
  /** The filter value of the lane. */
  value: string;
  sum: string;
  count: string;
  /** A smaller line below; null reserves its space, to avoid a layout shift. */
  note?: string | null;
}

interface LaneNavProps {
  label: string;
  /** Name of the list's filter in the query string. */
  name: string;
  states: Readonly<Record<string, StateEntry>>;
  lanes: readonly LaneShown[];
}

/** The states of a list with their sums. A click filters the list by the state; a second click removes the filter. */
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
