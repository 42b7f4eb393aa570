import type { CopiedShift } from '@careloom/contract/resources/shift-weeks';
import { formatMoney, formatTimes, fullName } from '@careloom/shared/format';
import { Checkbox } from '@careloom/shared/ui';
import { CalendarHeart, CircleAlert, Copy, TriangleAlert, UserRoundX, type LucideIcon } from 'lucide-react';
import { longDay } from '../calendar/period';
import { shiftKind } from '../shift/kind';
import { t } from './texts';
import styles from './copies.module.css';
import { chanceOf, type CopyDay, isThere, madeOf } from './plan';

interface CopyDayProps {
  day: CopyDay;
  ticks: ReadonlySet<number>;
  onTick: (ids: readonly number[], on: boolean) => void;
}

/** The copies of a day: each can be left out, and a copy whose worker is not available is made without a worker. */
export function CopyDayPart({ day: { date, shifts }, ticks, onTick }: CopyDayProps) {
  const possible = shifts.filter((shift) => chanceOf(shift) !== 'none').map(({ id }) => id);
  const count = possible.filter((id) => ticks.has(id)).length;
  const name = longDay(date);
  // A shift that its worker already has can not be copied: it is counted, not listed.
  const listed = shifts.filter((shift) => !isThere(shift));
  const there = shifts.length - listed.length;
  return (
    <section className={styles.day} aria-label={name}>
      <h3 className={styles.title}>
        <Checkbox
          label={name}
          aria-label={t('copy.all_of_day', { day: name })}
          checked={count > 0 && count === possible.length}
          some={count > 0 && count < possible.length}
          disabled={possible.length === 0}
          onChange={({ currentTarget }) => onTick(possible, currentTarget.checked)}
        />
      </h3>
      {listed.length > 0 && (
        <ul>
          {listed.map((shift) => (
            <li key={shift.id} className={styles.shift}>
              <CopyLine shift={shift} ticked={ticks.has(shift.id)} onTick={(on) => onTick([shift.id], on)} />
            </li>
          ))}
        </ul>
      )}
      {there > 0 && (
        <p className={styles.remark} data-tone="quiet">
          <Copy aria-hidden className={styles.icon} />
          {t('copy.there_already', { count: there })}
        </p>
      )}
    </section>
  );
}

function CopyLine({ shift, ticked, onTick }: { shift: CopiedShift; ticked: boolean; onTick: (on: boolean) => void }) {
  const chance = chanceOf(shift);
  const { start_time, end_time, house, worker, cost_before } = shift;
  const made = madeOf(shift);
  const isDearer = chance === 'whole' && cost_before !== null && cost_before !== made.total_cost;
  const words = { times: formatTimes(start_time, end_time), worker: worker ? fullName(worker) : t('records.unfilled'), house: house.name };
  return (
    <>
      <div className={styles.line}>
        <Checkbox
          label={t('copy.shift', words)}
          checked={ticked}
          disabled={chance === 'none'}
          onChange={({ currentTarget }) => onTick(currentTarget.checked)}
        />
        {shiftKind({ type: shift.type, is_overnight: 0 })}
        <span className={styles.cost}>
          {isDearer && <span className={styles.before}>{t('copy.price_changes', { before: formatMoney(cost_before) })} </span>}
          {chance === 'none' ? '–' : formatMoney(made.total_cost)}
        </span>
      </div>
      {remarksOf(shift).map(({ icon: Icon, tone, text }) => (
        <p key={text} className={styles.remark} data-tone={tone}>
          <Icon aria-hidden className={styles.icon} />
          {text}
        </p>
      ))}
    </>
  );
}

interface Remark {
  icon: LucideIcon;
  tone: 'waiting' | 'stopped' | 'quiet';
  text: string;
}

function remarksOf(shift: CopiedShift): Remark[] {
  const { refusal, clashes, is_there, holidays, warnings } = shift;
  const stopped = (text: string): Remark => ({ icon: CircleAlert, tone: 'stopped', text });
  const waiting = (icon: LucideIcon, text: string): Remark => ({ icon, tone: 'waiting', text });
  return [
    ...(is_there === 1 ? [{ icon: Copy, tone: 'quiet' as const, text: t('copy.is_there') }] : []),
    ...(clashes === 1 && is_there === 0 ? [stopped(t('roster.clash_copied'))] : []),
    ...(refusal === null ? [] : [stopped(refusal)]),
    ...(chanceOf(shift) === 'without_worker' ? [waiting(UserRoundX, t('copy.without_worker'))] : []),
    ...holidays.map((name) => waiting(CalendarHeart, name)),
    ...warnings.map(({ text }) => waiting(TriangleAlert, text)),
  ];
}
