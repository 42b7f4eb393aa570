import type { RosterShift } from '@careloom/contract/resources/shift-roster';
import { addDays } from '@careloom/shared/format';
import { useState } from 'react';
import { t } from './texts';
import type { Edits } from './edits';
import { type Place, placeOf } from './place';
import type { QuickPlace } from './quick-add';
import { type Names, whenOf, workerName } from './ribbon-words';
import { type Row, rowKeyOf } from './rows';
import type { RosterState } from './roster-state';
import { sentenceOf } from './spoken';
import type { Stop } from './stops';
import { blocks, type PlanContext, verdictOf } from './verdict';
import { verdictWords } from './verdict-words';

interface PlanningHost {
  rows: readonly Row[];
  days: readonly string[];
  context: PlanContext;
  names: Names;
  state: RosterState;
  edits: Edits;
  announce: (text: string) => void;
  /** Moves the keyboard position to a stop. */
  onStop: (stop: Stop) => void;
}

/** New shifts on the roster: pasted, repeated on the next day, or typed as times. Each is a draft, and can be undone. */
export function usePlanning({ rows, days, context, names, state, edits, announce, onStop }: PlanningHost) {
  const [copied, setCopied] = useState<RosterShift | null>(null);

  function plan(shift: RosterShift, to: Place) {
    const found = verdictOf(shift, to, context);
    if (blocks(found)) return announce(sentenceOf(found) ?? verdictWords(found));
    const id = edits.copy(shift, to);
    onStop({ row: rowKeyOf({ ...shift, ...to }, state.rows), stop: `s${id}`, day: days.indexOf(to.date) });
    announce(t('roster.pasted', { who: workerName(to.worker_id, names), when: whenOf(to) }));
  }
  function copy(shift: RosterShift) {
    setCopied(shift);
    announce(t('roster.copied'));
  }
  function paste(row: string, day: number) {
    const target = rows.find(({ key }) => key === row);
    const date = days[day];
    if (copied && target && date) plan(copied, { ...placeOf(copied), date, ...(target.kind !== 'house' && { worker_id: target.id }) });
  }
  function repeat(shift: RosterShift) {
    const date = addDays(shift.date, 1);
    if (days.includes(date)) plan(shift, { ...placeOf(shift), date });
    else announce(t('roster.no_next_day'));
  }
  /** The position of a shift typed on a day; null if the row lacks the day. */
  function quickPlace(row: string, day: number, typed: string): QuickPlace | null {
    const target = rows.find(({ key }) => key === row);
    const date = days[day];
    if (!target || !date) return null;
    const isHouse = target.kind === 'house';
    const house = (isHouse ? target.id : state.house) ?? undefined;
    return { worker_id: isHouse ? null : target.id, who: target.name, date, house, typed };
  }
  return { plan, copy, paste, repeat, quickPlace };
}
