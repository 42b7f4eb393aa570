import type { RosterShift } from '@careloom/contract/resources/shift-roster';
import { lazyPart } from '@careloom/shared/navigation';
import { Avatar, Input } from '@careloom/shared/ui';
import { type KeyboardEvent, Suspense, useState } from 'react';
import { shortDay } from '../calendar/period';
import { t } from './texts';
import styles from './move-panel.module.css';
import { type Place, placeOf } from './place';
import { type Row, UNFILLED } from './rows';
import { blocks, type PlanContext, verdictOf } from './verdict';
import { VerdictTag } from './verdict-tag';

const Popover = lazyPart(() => import('@careloom/shared/ui-overlay').then((part) => part.Popover));

/** The most workers that are listed before something is typed. */
const MOST = 30;

interface MovePanelProps {
  act: 'worker' | 'day';
  shift: RosterShift;
  anchor: HTMLElement;
  rows: readonly Row[];
  days: readonly string[];
  context: PlanContext;
  onMove: (to: Place) => void;
  onClose: () => void;
}

/** Where a shift can be moved to, each place with its verdict. */
export function MovePanel({ act, shift, anchor, rows, days, context, onMove, onClose }: MovePanelProps) {
  const label = t(act === 'worker' ? 'roster.move_to_worker' : 'roster.move_to_day');
  return (
    <Suspense>
      <Popover anchor={anchor} label={label} onClose={onClose}>
        <Places act={act} shift={shift} rows={rows} days={days} context={context} onMove={onMove} />
      </Popover>
    </Suspense>
  );
}

function Places({ act, shift, rows, days, context, onMove }: Omit<MovePanelProps, 'anchor' | 'onClose'>) {
  const [typed, setTyped] = useState('');
  const place = placeOf(shift);
  const all =
    act === 'day'
      ? days.map((date) => ({ key: date, name: shortDay(date), worker: null, to: { ...place, date } }))
      : workersFor(shift, rows, context).map(({ key, name, id, worker }) => ({ key, name, worker, to: { ...place, worker_id: id } }));
  const found = all.filter(({ name }) => name.toLowerCase().includes(typed.trim().toLowerCase())).slice(0, MOST);
  return (
    <div data-places className={styles.panel}>
      {act === 'worker' && (
        <Input
          data-autofocus
          aria-label={t('roster.search_worker')}
          placeholder={t('roster.search_worker')}
          value={typed}
          onKeyDown={walk}
          onChange={({ target }) => setTyped(target.value)}
        />
      )}
      <ul className={styles.list}>
        {found.map(({ key, name, worker, to }) => (
          <li key={key}>
            <button type="button" className={styles.place} onKeyDown={walk} onClick={() => onMove(to)}>
              {worker && <Avatar name={name} picture={worker.sm_profile_picture_url} size={28} />}
              <span className={styles.name}>{name}</span>
              {key !== UNFILLED && <VerdictTag verdict={verdictOf(shift, to, context)} />}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** "Nobody", then the other workers: first those who fit, then those with too little rest, then those who can not take the shift. */
function workersFor(shift: RosterShift, rows: readonly Row[], context: PlanContext): readonly Row[] {
  const rankOf = ({ id }: Row) => {
    const verdict = verdictOf(shift, { ...placeOf(shift), worker_id: id }, context);
    return blocks(verdict) ? 3 : verdict.kind === 'rest' ? 2 : id === null ? 0 : 1;
  };
  const others = rows.filter(({ id }) => id !== shift.worker_id).map((row) => ({ row, rank: rankOf(row) }));
  return others.sort((one, other) => one.rank - other.rank).map(({ row }) => row);
}

/** Up and Down move the focus between the places. */
function walk(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const stops = [...(event.currentTarget.closest('[data-places]')?.querySelectorAll<HTMLElement>('input, button') ?? [])];
  const next = stops[stops.indexOf(document.activeElement as HTMLElement) + (event.key === 'ArrowDown' ? 1 : -1)];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
