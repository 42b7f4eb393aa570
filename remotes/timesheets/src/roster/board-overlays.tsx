import type { RosterShift, ShiftRosterData } from '@careloom/contract/resources/shift-roster';
import { shifts } from '@careloom/contract/resources/shifts';
import { lazyPart } from '@careloom/shared/navigation';
import { useCallMutation } from '@careloom/shared/query';
import { Suspense } from 'react';
import { t } from './texts';
import { MovePanel } from './move-panel';
import type { Opened } from './use-opened';
import type { Place } from './place';
import { QuickAdd } from './quick-add';
import { whenOf } from './ribbon-words';
import type { Row } from './rows';
import { type MenuAct, ShiftMenu } from './shift-menu';
import type { PlanContext } from './verdict';

const ConfirmDialog = lazyPart(() => import('@careloom/shared/ui-overlay').then((part) => part.ConfirmDialog));
const ChangeTimes = lazyPart(() => import('./change-times').then((part) => part.ChangeTimes));

interface BoardOverlaysProps {
  opened: Opened;
  rows: readonly Row[];
  days: readonly string[];
  context: PlanContext;
  shifts: readonly RosterShift[];
  houses: ShiftRosterData['houses'];
  canReplace: boolean;
  onPick: (act: MenuAct, shift: RosterShift) => void;
  onMove: (shift: RosterShift, to: Place) => void;
  /** Adds a shift. */
  onPlan: (shift: RosterShift, to: Place) => void;
  /** Closes the given overlay if it is still open. */
  onClose: (act: Opened['act']) => void;
}

/** The menu of a shift and its dialogs. */
export function BoardOverlays(props: BoardOverlaysProps) {
  const { opened, rows, days, context, shifts, houses, canReplace, onPick, onMove, onPlan, onClose } = props;
  const { anchor } = opened;
  const close = () => onClose(opened.act);
  if (opened.act === 'quick') {
    const plan = (shift: RosterShift, to: Place) => {
      close();
      anchor.focus();
      onPlan(shift, to);
    };
    return <QuickAdd at={opened.at} anchor={anchor} shifts={shifts} houses={houses} context={context} onAdd={plan} onClose={close} />;
  }
  const { act, shift } = opened;
  const move = (to: Place) => {
    close();
    anchor.focus();
    onMove(shift, to);
  };
  if (act === 'menu') {
    const isByHouse = rows[1]?.kind === 'house';
    const pick = (picked: MenuAct) => onPick(picked, shift);
    return <ShiftMenu shift={shift} anchor={anchor} isByHouse={isByHouse} canReplace={canReplace} onPick={pick} onClose={close} />;
  }
  if (act === 'worker' || act === 'day') {
    return <MovePanel act={act} shift={shift} anchor={anchor} rows={rows} days={days} context={context} onMove={move} onClose={close} />;
  }
  return (
    <Suspense>
      {act === 'times' ? <ChangeTimes shift={shift} onMove={move} onClose={close} /> : <CancelDialog shift={shift} onClose={close} />}
    </Suspense>
  );
}

function CancelDialog({ shift, onClose }: { shift: RosterShift; onClose: () => void }) {
  const { run, pending } = useCallMutation(shifts.remove);
  return (
    <ConfirmDialog
      open
      danger
      verb={t('roster.cancel')}
      busy={pending}
      onConfirm={() => void run({ ids: [shift.id] }).then(onClose)}
      onCancel={onClose}
    >
      {t('roster.cancel_question', { shift: whenOf(shift) })}
    </ConfirmDialog>
  );
}

/** The server's question whether the worker may be taken from another shift. */
export function ReassignDialog({ question, onAnswer }: { question: string; onAnswer: (isAgreed: boolean) => void }) {
  return (
    <Suspense>
      <ConfirmDialog open verb={t('roster.reassign')} onConfirm={() => onAnswer(true)} onCancel={() => onAnswer(false)}>
        {question}
      </ConfirmDialog>
    </Suspense>
  );
}
