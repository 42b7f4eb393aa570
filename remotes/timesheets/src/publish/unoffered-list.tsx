import { Note } from '@careloom/shared/ui';
import { t } from './texts';
import styles from './consequences-list.module.css';
import { PlannedLine } from './planned-line';
import type { Unoffered } from './use-publishing';

/** The shifts that were published, and could not be offered: each with the reason. */
export function UnofferedList({ unoffered }: { unoffered: readonly Unoffered[] }) {
  return (
    <>
      <Note kind="warning">{t('publish.unoffered', { count: unoffered.length })}</Note>
      <ul className={styles.lines}>
        {unoffered.map(({ plan: { draft }, reason }) => (
          <li key={draft.id} className={styles.one}>
            <PlannedLine isPriced={false} shift={{ ...draft, warnings: [], refusal: reason }} />
          </li>
        ))}
      </ul>
    </>
  );
}
