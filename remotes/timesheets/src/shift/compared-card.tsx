import type { ShiftDetail } from '@careloom/contract/resources/shifts';
import { Card, LineTable, VisuallyHidden } from '@careloom/shared/ui';
import { timesOf } from '../amount/line-words';
import { t } from './texts';
import styles from './compared-card.module.css';
import { comparedOf, type ComparedFact } from './compared';

const workedCell = ({ worked, differs }: ComparedFact) =>
  differs ? (
    <b className={styles.differs}>
      {worked}
      <VisuallyHidden>{t('shift.compared.differs')}</VisuallyHidden>
    </b>
  ) : (
    worked
  );

/** Planned compared with worked times, with differences highlighted. Below, the wake-ups with their reasons. */
export function ComparedCard({ shift }: { shift: ShiftDetail }) {
  const facts = comparedOf(shift);
  const woken = shift.wake_ups ?? [];
  if (facts.length === 0) return null;
  return (
    <Card title={t('shift.compared')} flush>
      <LineTable
        label={t('shift.compared')}
        columns={[
          { head: t('shift.compared.what'), cell: ({ label }) => label },
          { head: t('shift.trail.rostered'), cell: ({ rostered }) => rostered, align: 'end' },
          { head: t('shift.trail.worked'), cell: workedCell, align: 'end' },
        ]}
        lines={facts}
      />
      {woken.length > 0 && (
        <div className={styles.woken}>
          <h3 className={styles.head}>{t('shift.wake_ups')}</h3>
          <ul>
            {woken.map((wakeUp) => (
              <li key={wakeUp.start_at}>
                <span className={styles.times}>{timesOf(wakeUp, shift.time_zone)}</span> {wakeUp.note}
              </li>
            ))}
          </ul>
        </div>
      )}
    </Card>
  );
}
