import { type RosterShift, type ShiftRosterData } from '@careloom/contract/resources/shift-roster';
import { useUnsavedGuard } from '@careloom/shared/navigation';
import { Note, VisuallyHidden } from '@careloom/shared/ui';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import type { ShiftDefaults } from '../shift-form/draft';
import { t } from './texts';
import { BoardDialogs, HeldCard } from './board-dialogs';
import { edited } from './edits';
import { topsOf } from './geometry';
import { type Held, hasMoved, movedByKey, pickUp } from './held';
import type { Place } from './place';
import { timesOf, whenOf, workerName } from './ribbon-words';
import { useRoster } from './requests';
import { RosterGrid } from './roster-grid';
import type { RosterState } from './roster-state';
import { createRows, ownerOf } from './rows';
import type { MenuAct } from './shift-menu';
import { sentenceOf, spokenPlace } from './spoken';
import { settledStop, type Stop, walked } from './stops';
import { useBoardKeys } from './use-board-keys';
import { useDrag } from './use-drag';
import { useEdits, useNames } from './use-edits';
import { useFocusAfter } from './use-focus-after';
import { useOpened } from './use-opened';
import { usePlanning } from './use-planning';
import { blocks, contextOf, isMovable, verdictOf } from './verdict';

interface BoardProps {
  label: string;
  data: ShiftRosterData;
  state: RosterState;
  days: readonly string[];
  /** Open the forms of a shift; null without permission. */
  onAdd: ((defaults: ShiftDefaults) => void) | null;
  onEdit: ((id: number) => void) | null;
  /** Opens the workers who can take a shift; null if not available. */
  onReplace?: ((shift: RosterShift) => void) | null;
  /** Opens the form of a job prefilled from a shift. */
  onPost?: (shift: RosterShift) => void;
  /** Content below the roster: it receives the shifts with unsaved changes. */
  children?: (shifts: readonly RosterShift[]) => ReactNode;
}

/** The roster with all its actions: by pointer, by keyboard and by menu. */
export function Board({ label, data, state, days, onAdd, onEdit, onReplace = null, onPost, children }: BoardProps) {
  const box = useRef<HTMLDivElement>(null);
  const ghost = useRef<HTMLDivElement>(null);
  const [names, latestNames] = useNames(data);
  const [announcement, announce] = useState('');
  const [place, setPlace] = useState<Stop>({ row: '', stop: 'c0' });
  const edits = useEdits(latestNames, announce, (from, to) =>
    setPlace((now) => (now.stop === `s${from}` ? { ...now, stop: `s${to}` } : now)),
  );
  const { queue, isOffline, question } = edits.state;
  const [held, setHeld] = useState<Held | null>(null);
  const { opened, isQuick, ...panels } = useOpened(box);
  useUnsavedGuard(queue.length > 0);

  // Read from the cache, because `data` contains a saved shift only after it has left the queue: in between, it would be in neither.
  const { data: latest = data } = useRoster(state);
  const shifts = useMemo(() => edited(latest.shifts, queue), [latest, queue]);
  const context = useMemo(() => contextOf(data, shifts), [shifts, data]);
  const [makeRows] = useState(createRows);
  const rows = useMemo(() => makeRows(data, shifts, state), [makeRows, data, shifts, state]);
  const tops = useMemo(() => topsOf(rows), [rows]);
  const at = settledStop(place, rows, days);
  const verdict = held && verdictOf(held.shift, held.to, context);
  const shiftOf = (id: number) => shifts.find((shift) => shift.id === id);

  const planning = usePlanning({ rows, days, context, names, state, edits, announce, onStop: setPlace });

  /** Sends a change. If the worker is on another shift, the server asks for confirmation; a refusal is shown. */
  function moveTo(shift: RosterShift, to: Place) {
    const found = verdictOf(shift, to, context);
    if (blocks(found) && found.kind !== 'clash') return announce(sentenceOf(found) ?? '');
    edits.place(shift, to);
    announce(t('roster.dropped', { shift: timesOf(shift), who: workerName(to.worker_id, names), when: whenOf(to) }));
  }
  function drop(one: Held) {
    setHeld(null);
    if (hasMoved(one)) moveTo(one.shift, one.to);
  }
  function putBack() {
    setHeld(null);
    announce(t('roster.put_back'));
  }
  function take(shift: RosterShift) {
    if (!isMovable(shift)) return announce(t('roster.not_movable'));
    setHeld(pickUp(shift, 'key'));
    announce(t('roster.picked_up', { shift: timesOf(shift) }));
  }
  function pick(act: MenuAct, shift: RosterShift) {
    panels.close();
    if (act === 'copy') planning.copy(shift);
    else if (act === 'repeat') planning.repeat(shift);
    else if (act === 'edit') onEdit?.(shift.id);
    else if (act === 'replace') onReplace?.(shift);
    else if (act === 'post') onPost?.(shift);
    else if (!isMovable(shift)) announce(t('roster.not_movable'));
    else panels.open(act, shift);
  }
  function add(row: string, day: number) {
    onAdd?.({
      date: days[day],
      status: 'draft',
      ...ownerOf(
        rows.find(({ key }) => key === row),
        state.house,
      ),
    });
  }

  useBoardKeys(box, {
    held,
    at,
    shiftOf,
    onWalk: (key) => {
      const next = walked(at, key, rows, days);
      if (next) setPlace(next);
      return next !== null;
    },
    onStop: (stop) => setPlace((now) => (now.row === stop.row && now.stop === stop.stop ? now : stop)),
    onTake: take,
    onMove: (event) => {
      const next = held && movedByKey(held, event, rows, days);
      if (!held || !next) return false;
      setHeld(next);
      announce(spokenPlace(next.to, verdictOf(next.shift, next.to, context), names));
      return true;
    },
    onDrop: () => held && drop(held),
    onPutBack: putBack,
    onMenu: (shift) => panels.open('menu', shift),
    onAct: pick,
    onAdd: add,
    onPaste: planning.paste,
    onQuick: (row, day, typed) => panels.quick(onAdd && planning.quickPlace(row, day, typed)),
    onTyped: panels.onTyped,
    onUndo: () => announce(t(edits.undo() ? 'roster.undone' : 'roster.nothing_to_undo')),
    onRedo: () => announce(t(edits.redo() ? 'roster.redone' : 'roster.nothing_to_redo')),
  });
  useFocusAfter(question !== null || isQuick, box, at);
  function answer(isAgreed: boolean) {
    const [asked] = queue;
    if (asked) setPlace({ row: at.row, stop: `s${asked.shift.id}` });
    edits.answer(isAgreed);
  }
  useDrag({
    box,
    ghost,
    rows,
    tops,
    days,
    shiftOf,
    isMovable,
    onHeld: (next) => {
      setHeld(next);
      if (next) announce(spokenPlace(next.to, verdictOf(next.shift, next.to, context), names));
      else announce(t('roster.put_back'));
    },
    onDrop: drop,
  });

  return (
    <>
      <VisuallyHidden>
        <span aria-live="assertive">{announcement}</span>
      </VisuallyHidden>
      {isOffline && <Note kind="warning">{t('roster.waiting', { count: queue.length })}</Note>}
      <RosterGrid
        label={label}
        rows={rows}
        tops={tops}
        days={days}
        today={state.today}
        names={names}
        box={box}
        ghost={ghost}
        at={at}
        held={held}
        context={context}
        waiting={queue.map(({ shift }) => shift.id).join()}
      />
      {held && verdict && (
        <HeldCard
          held={held}
          verdict={verdict}
          names={names}
          picture={(held.to.worker_id !== null && context.workers.get(held.to.worker_id)?.sm_profile_picture_url) || null}
          isLate={days.indexOf(held.to.date) >= days.length / 2}
        />
      )}
      <BoardDialogs
        opened={opened}
        question={question}
        rows={rows}
        days={days}
        context={context}
        shifts={shifts}
        houses={data.houses}
        canReplace={onReplace !== null}
        onPick={pick}
        onMove={moveTo}
        onPlan={planning.plan}
        onClose={panels.close}
        onAnswer={answer}
      />
      {children?.(shifts)}
    </>
  );
}
