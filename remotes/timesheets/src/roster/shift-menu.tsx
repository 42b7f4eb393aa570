import type { RosterShift } from '@careloom/contract/resources/shift-roster';
import { lazyPart } from '@careloom/shared/navigation';
import { Ban, CalendarDays, Clock, Copy, CopyPlus, PencilLine, UserRoundPen, UserRoundSearch } from 'lucide-react';
import { Suspense } from 'react';
import { t } from '../texts';
import { timesOf } from './ribbon-words';
import { isMovable } from './verdict';

const RowMenu = lazyPart(() => import('@careloom/shared/ui-overlay').then((part) => part.RowMenu));

export type MenuAct = 'worker' | 'day' | 'times' | 'copy' | 'repeat' | 'edit' | 'replace' | 'cancel';

interface ShiftMenuProps {
  shift: RosterShift;
  anchor: HTMLElement;
  /** Rows of houses have no workers to move to. */
  isByHouse: boolean;
  canReplace: boolean;
  onPick: (act: MenuAct) => void;
  onClose: () => void;
}

/** The same as each drag, as a menu: by Shift and F10, a right click, or a press of a finger. */
export function ShiftMenu({ shift, anchor, isByHouse, canReplace, onPick, onClose }: ShiftMenuProps) {
  const disabled = !isMovable(shift);
  const actions = [
    ...(isByHouse ? [] : [{ value: 'worker', label: t('roster.move_to_worker'), icon: UserRoundPen, disabled }]),
    { value: 'day', label: t('roster.move_to_day'), icon: CalendarDays, disabled },
    { value: 'times', label: t('roster.change_times'), icon: Clock, disabled },
    { value: 'copy', label: t('roster.copy'), icon: Copy },
    { value: 'repeat', label: t('roster.repeat'), icon: CopyPlus },
    { value: 'edit', label: t('roster.open_shift'), icon: PencilLine },
    ...(canReplace ? [{ value: 'replace', label: t('roster.replace'), icon: UserRoundSearch, disabled }] : []),
    { value: 'cancel', label: t('roster.cancel'), icon: Ban, stops: true, disabled },
  ];
  return (
    <Suspense>
      <RowMenu
        anchor={anchor}
        label={t('roster.menu', { shift: timesOf(shift) })}
        actions={actions}
        onPick={(act) => onPick(act as MenuAct)}
        onClose={onClose}
      />
    </Suspense>
  );
}
