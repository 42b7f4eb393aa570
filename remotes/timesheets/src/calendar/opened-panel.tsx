import { lazyPart } from '@careloom/shared/navigation';
import { Suspense } from 'react';
import { t } from './texts';
import type { CalendarState } from './calendar-state';
import { DayPanel } from './day-panel';
import styles from './panel.module.css';
import { ShiftPanel } from './shift-panel';
import type { ShiftFacts } from './shift-words';
import type { Opened } from './use-presses';
import { spokenDay } from './day-head';

const Popover = lazyPart(() => import('@careloom/shared/ui-overlay').then((part) => part.Popover));

interface OpenedPanelProps {
  opened: Opened;
  state: CalendarState;
  facts: ShiftFacts;
  onClose: () => void;
  onOpenDay: (day: string) => void;
  onAdd: ((day: string) => void) | null;
  onEdit: ((id: number) => void) | null;
}

/** The panel beside its control: the card of a shift, or all shifts of a day. A shift opened from the list replaces the list. */
export function OpenedPanel({ opened, state, facts, onClose, onOpenDay, onAdd, onEdit }: OpenedPanelProps) {
  const { anchor } = opened;
  return (
    <Suspense>
      <Popover anchor={anchor} label={'day' in opened ? spokenDay(opened.day) : t('calendar.kinds')} onClose={onClose}>
        <div className={styles.panel}>
          {'day' in opened ? (
            <DayPanel
              state={state}
              day={opened.day}
              facts={facts}
              onOpenDay={() => onOpenDay(opened.day)}
              onAdd={onAdd && (() => onAdd(opened.day))}
            />
          ) : (
            <ShiftPanel id={opened.shift} onEdit={onEdit} />
          )}
        </div>
      </Popover>
    </Suspense>
  );
}
