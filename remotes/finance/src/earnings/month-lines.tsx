import type { EarningShift } from '@careloom/contract/resources/earnings';
import { formatDate, formatTimes } from '@careloom/shared/format';
import { hasRoute, hrefOf } from '@careloom/shared/navigation';
import { Card, TextLink } from '@careloom/shared/ui';
import { ChevronDown, Moon } from 'lucide-react';
import { useId, useState } from 'react';
import { t } from './texts';
import { lineOfState, linesOf, type MonthLine } from './month';
import { howOf, nameOf } from './month-words';
import styles from './month.module.css';
import { amountOf } from './shown';

/** The lines of the month. Every line opens its shifts. */
export function MonthLines({ shifts, name }: { shifts: readonly EarningShift[]; name: string }) {
  const others = (['waiting', 'rostered'] as const).flatMap((state) => lineOfState(shifts, state) ?? []);
  const lines = [...linesOf(shifts), ...others];
  return (
    <Card title={t('month.made_of')}>
      {lines.length === 0 ? (
        <p className={styles.quiet}>{t('month.nothing', { month: name })}</p>
      ) : (
        <ul className={styles.lines}>
          {lines.map((line) => (
            <Line key={line.key} line={line} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function Line({ line }: { line: MonthLine }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const isNight = line.kind === 'sleep_over' || line.kind === 'wake_up';
  return (
    <li className={styles.line}>
      <button type="button" className={styles.opener} aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        <ChevronDown className={styles.chevron} size={18} aria-hidden />
        <span className={styles.what}>
          <span className={styles.kind}>{nameOf(line)}</span> {isNight && <Moon className={styles.moon} size={15} aria-hidden />}{' '}
          <span className={styles.how}>{howOf(line)}</span>
        </span>
        <span className={styles.cents}>{amountOf(line.cents)}</span>
      </button>
      <ul className={styles.shifts} id={id} hidden={!open}>
        {line.shifts.map(({ shift, cents }) => (
          <li key={shift.id} className={styles.shift}>
            <span className={styles.what}>
              <ShiftLink shift={shift} />{' '}
              <span className={styles.how}>{`${formatTimes(shift.start_time, shift.end_time)}, ${shift.house}`}</span>
            </span>
            <span className={styles.cents}>{amountOf(cents)}</span>
          </li>
        ))}
      </ul>
    </li>
  );
}

function ShiftLink({ shift }: { shift: EarningShift }) {
  const day = formatDate(shift.date);
  const route = shift.state === 'rostered' ? 'shift-schedule-details' : 'shift-log-details';
  const shiftType = shift.state === 'rostered' ? 'schedule' : 'log';
  return hasRoute(route) ? <TextLink href={hrefOf(route, { shiftType, id: shift.id })}>{day}</TextLink> : day;
}
