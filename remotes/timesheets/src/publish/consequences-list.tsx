import type { DraftToPublish } from '@careloom/contract/resources/shift-drafts';
import { formatHours, formatMoney, fullName } from '@careloom/shared/format';
import { Note, Who } from '@careloom/shared/ui';
import { useId, type ReactNode } from 'react';
import { t } from './texts';
import type { Consequences, Notified } from './consequences';
import styles from './consequences-list.module.css';
import { PlannedLine } from './planned-line';
import { sumOf } from './sums';
import { UnfilledPart, type UnfilledPartProps } from './unfilled-part';

interface ConsequencesListProps extends Omit<UnfilledPartProps, 'drafts'> {
  of: Consequences;
  /** Those that will be published. */
  chosen: readonly DraftToPublish[];
}

/** The sum, blocked drafts, notified workers, and unfilled drafts. */
export function ConsequencesList({ of: { notified, unfilled, blocked, warnings }, chosen, ...choice }: ConsequencesListProps) {
  const { total_cost, fee, hours } = sumOf(chosen);
  return (
    <div className={styles.parts}>
      <p className={styles.sum} role="status">
        {t('publish.sum', { hours: formatHours(hours), cost: formatMoney(total_cost), fee: formatMoney(fee) })}
        {warnings > 0 && ` ${t('publish.warned', { count: warnings })}`}
      </p>
      {blocked.length > 0 && (
        <Part title={<Note kind="error">{t('publish.blocked', { count: blocked.length })}</Note>}>
          <Lines shifts={blocked} />
        </Part>
      )}
      {notified.length > 0 && (
        <Part title={<h3 className={styles.title}>{t('publish.told')}</h3>} hint={t('publish.told_once')}>
          {notified.map((one) => (
            <Person key={one.worker.id} notified={one} />
          ))}
        </Part>
      )}
      {unfilled.length > 0 && (
        <Part title={<h3 className={styles.title}>{t('publish.nobody_yet')}</h3>}>
          <UnfilledPart drafts={unfilled} {...choice} />
        </Part>
      )}
    </div>
  );
}

function Part({ title, hint, children }: { title: ReactNode; hint?: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      {title}
      {hint && <p className={styles.hint}>{hint}</p>}
      {children}
    </section>
  );
}

function Person({ notified: { worker, shifts, total_cost, hours } }: { notified: Notified }) {
  const name = useId();
  return (
    <div className={styles.person} role="group" aria-labelledby={name}>
      <div className={styles.head} id={name}>
        <Who name={fullName(worker)} line={t('calendar.shifts', { count: shifts.length })} />
        <span className={styles.amount}>
          {formatHours(hours)} · <strong className={styles.cost}>{formatMoney(total_cost)}</strong>
        </span>
      </div>
      <Lines shifts={shifts} />
    </div>
  );
}

function Lines({ shifts }: { shifts: readonly DraftToPublish[] }) {
  return (
    <ul className={styles.lines}>
      {shifts.map((shift) => (
        <li key={shift.id} className={styles.one}>
          <PlannedLine shift={shift}>
            {shift.refusal !== null && shift.worker && <p className={styles.hint}>{fullName(shift.worker)}</p>}
          </PlannedLine>
        </li>
      ))}
    </ul>
  );
}
