import type { CopiedShift } from '@careloom/contract/resources/shift-weeks';
import { formatHours, formatMoney } from '@careloom/shared/format';
import { Note } from '@careloom/shared/ui';
import { useState } from 'react';
import { Decision, Sheet } from '../publish/sheet';
import { t } from './texts';
import { CopyDayPart } from './copy-day';
import styles from './copies.module.css';
import { daysOf, sentOf, sumOfCopies, tickedAtFirst } from './plan';
import { type CopySource, useCopyPreview, useCopyShifts } from './requests';

interface CopySheetProps {
  title: string;
  source: CopySource;
  onClose: () => void;
}

/** Previews copying a week, or applying a template: copies by day, with checkboxes, and the previous and new sums. */
export function CopySheet({ title, source, onClose }: CopySheetProps) {
  const { data, error, refetch, isFetching } = useCopyPreview(source);
  return (
    <Sheet title={title} data={data} error={error} isFetching={isFetching} onReread={() => void refetch()} onClose={onClose}>
      {({ shifts, left_out }) => (
        <Choice
          shifts={shifts}
          leftOut={left_out}
          source={source}
          isCurrent={!isFetching}
          onReread={() => void refetch()}
          onClose={onClose}
        />
      )}
    </Sheet>
  );
}

interface ChoiceProps {
  shifts: readonly CopiedShift[];
  leftOut: number;
  source: CopySource;
  isCurrent: boolean;
  onReread: () => void;
  onClose: () => void;
}

function Choice({ shifts, leftOut, source, isCurrent, onReread, onClose }: ChoiceProps) {
  // Null until the user changes the selection: until then it follows the server.
  const [byHand, setByHand] = useState<ReadonlySet<number> | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const refused = (message: string) => {
    setRefusal(message);
    onReread();
  };
  const { run, pending } = useCopyShifts({ onSuccess: onClose, onFailure: refused });
  const ticks = byHand ?? tickedAtFirst(shifts);
  const ticked = shifts.filter(({ id }) => ticks.has(id));
  const tick = (ids: readonly number[], on: boolean) =>
    setByHand(new Set(on ? [...ticks, ...ids] : [...ticks].filter((id) => !ids.includes(id))));
  const { count, hours, before, now } = sumOfCopies(ticked);
  const words = { shifts: t('calendar.shifts', { count }), hours: formatHours(hours), now: formatMoney(now) };
  const from = source.from === undefined ? { template_id: source.template_id } : { from: source.from };
  return (
    <Decision
      refusal={refusal}
      verb={t('copy.verb', { count })}
      isReady={!pending && isCurrent && count > 0}
      onDecide={() => void run({ ...from, to: source.to, shifts: sentOf(ticked), total_cost: now })}
      onClose={onClose}
    >
      {leftOut > 0 && <Note kind="warning">{t('copy.left_out', { count: leftOut })}</Note>}
      {shifts.length === 0 ? (
        <Note kind="info">{t('copy.none')}</Note>
      ) : (
        <div className={styles.days}>
          <p className={styles.sum} role="status">
            {before === null ? t('copy.sum_template', words) : t('copy.sum', { ...words, before: formatMoney(before) })}
          </p>
          {daysOf(shifts).map((day) => (
            <CopyDayPart key={day.date} day={day} ticks={ticks} onTick={tick} />
          ))}
          <p className={styles.hint}>{t('copy.hint')}</p>
        </div>
      )}
    </Decision>
  );
}
