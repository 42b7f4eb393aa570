import type { RosterShift } from '@careloom/contract/resources/shift-roster';
import { lazyPart } from '@careloom/shared/navigation';
import { useCan } from '@careloom/shared/session';
import { Ban, Briefcase, CalendarDays, Clock, Copy, CopyPlus, PencilLine, UserRoundPen, UserRoundSearch } from 'lucide-react';
import { Suspense } from 'react';
import { useNarrow } from '../calendar/use-media';
import { t } from './texts';
import { timesOf } from './ribbon-words';
import styles from './shift-menu.module.css';
import { isMovable } from './verdict';

const RowMenu = lazyPart(() => import('@careloom/shared/ui-overlay').then((part) => part.RowMenu));
const Modal = lazyPart(() => import('@careloom/shared/ui-overlay').then((part) => part.Modal));
const ModalBody = lazyPart(() => import('@careloom/shared/ui-overlay').then((part) => part.ModalBody));

export type MenuAct = 'worker' | 'day' | 'times' | 'copy' | 'repeat' | 'edit' | 'replace' | 'post' | 'cancel';

interface ShiftMenuProps {
  shift: RosterShift;
  anchor: HTMLElement;
  /** Rows of houses have no workers to move to. */
  isByHouse: boolean;
  canReplace: boolean;
  onPick: (act: MenuAct) => void;
  onClose: () => void;
}

/** Offers everything that can be done by dragging. Opened by Shift+F10, a right click or a tap. On a phone it is a sheet at the bottom. */
export function ShiftMenu({ shift, anchor, isByHouse, canReplace, onPick, onClose }: ShiftMenuProps) {
  const isNarrow = useNarrow();
  const mayPost = useCan('job-create') && shift.worker_id === null;
  const disabled = !isMovable(shift);
  const replace = t(shift.worker_id === null ? 'replacement.title_unfilled' : 'roster.replace');
  const actions = [
    ...(isByHouse ? [] : [{ value: 'worker', label: t('roster.move_to_worker'), icon: UserRoundPen, keys: ['W'], disabled }]),
    { value: 'day', label: t('roster.move_to_day'), icon: CalendarDays, keys: ['D'], disabled },
    { value: 'times', label: t('roster.change_times'), icon: Clock, keys: ['T'], disabled },
    { value: 'copy', label: t('roster.copy'), icon: Copy, keys: ['Ctrl', 'C'] },
    { value: 'repeat', label: t('roster.repeat'), icon: CopyPlus, keys: ['R'] },
    { value: 'edit', label: t('roster.open_shift'), icon: PencilLine, keys: ['Enter'] },
    ...(canReplace ? [{ value: 'replace', label: replace, icon: UserRoundSearch, keys: ['F'], disabled }] : []),
    ...(mayPost ? [{ value: 'post', label: t('replacement.post_a_job'), icon: Briefcase, disabled }] : []),
    { value: 'cancel', label: t('roster.cancel'), icon: Ban, stops: true, keys: ['Del'], disabled },
  ];
  const menu = { label: t('roster.menu', { shift: timesOf(shift) }), onClose };
  const pick = (act: string) => onPick(act as MenuAct);
  return (
    <Suspense>
      {isNarrow ? (
        <Modal open size="sheet" title={menu.label} onClose={onClose}>
          <ModalBody>
            <ul>
              {actions.map(({ value, label, icon: Icon, stops, disabled: isOff }) => (
                <li key={value}>
                  <button type="button" className={styles.act} data-stops={stops} disabled={isOff} onClick={() => pick(value)}>
                    <Icon aria-hidden className={styles.icon} />
                    {label}
                  </button>
                </li>
              ))}
            </ul>
          </ModalBody>
        </Modal>
      ) : (
        <RowMenu anchor={anchor} actions={actions} onPick={pick} {...menu} />
      )}
    </Suspense>
  );
}
