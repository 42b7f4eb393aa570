import type { ShiftDetail } from '@careloom/contract/resources/shifts';
import type { DetailHeadingProps } from '@careloom/shared/detail';
import { formatDate, formatTimes, fullName } from '@careloom/shared/format';
import { Button, State } from '@careloom/shared/ui';
import { BriefcaseBusiness, CalendarDays, House, UserSearch } from 'lucide-react';
import { t } from './texts';
import { editAction } from '../shift-form/actions';
import { ACT_LOOKS } from './acts';
import type { ShiftAnswer } from '../own-shift/answers';
import { searchWord } from '../replacement/search-word';
import type { Neighbours } from './from-list';
import { shiftKind } from './kind';
import type { ShiftAct } from './rules';
import { ShiftSteps } from './shift-steps';
import { SHIFT_STATES } from './states';

const whenOf = ({ date, start_time, end_time }: ShiftDetail) =>
  `${formatDate(date, 'dayName').slice(0, 3)} ${formatDate(date)}, ${formatTimes(start_time, end_time)}`;

interface Heading {
  acts: readonly ShiftAct[];
  act: (act: ShiftAct) => void;
  /** Null without permission to change shifts. */
  edit: ((id: number) => void) | null;
  neighbours: Neighbours;
  /** The answers of a worker to the own shift, Confirm first. */
  answers: readonly ShiftAnswer[];
  /** Opens the search for a worker; null where there is none. */
  onReplace: (() => void) | null;
}

const stopping = (acts: readonly ShiftAct[], act: Heading['act']) =>
  acts
    .filter((one) => ACT_LOOKS[one].stops)
    .map((one) => ({ label: t(ACT_LOOKS[one].label), icon: ACT_LOOKS[one].icon, stops: true, onPick: () => act(one) }));

/** The heading of a shift: worker, kind, status, times and place. The solid buttons are the next actions in its state. */
export function headingOf(shift: ShiftDetail, { acts, act, edit, neighbours, answers, onReplace }: Heading): DetailHeadingProps {
  const { worker, house, job, status } = shift;
  const usual = acts.filter((one) => !ACT_LOOKS[one].stops);
  const buttons = usual.map((one) => {
    const { label, icon: Icon } = ACT_LOOKS[one];
    return (
      <Button key={one} variant="solid" onClick={() => act(one)}>
        <Icon aria-hidden />
        {t(label)}
      </Button>
    );
  });
  const replies = answers.map(({ label, icon: Icon, onPick }, at) => (
    <Button key={label} variant={at < answers.length - 1 ? 'solid' : 'outline'} onClick={onPick}>
      <Icon aria-hidden />
      {label}
    </Button>
  ));
  const find = onReplace && !worker && (
    <Button variant="solid" onClick={onReplace}>
      <UserSearch aria-hidden />
      {searchWord(true)}
    </Button>
  );
  const replace = onReplace && worker ? [{ label: searchWord(false), icon: UserSearch, onPick: onReplace }] : [];
  const isListed = neighbours.previous !== null || neighbours.next !== null;
  return {
    name: worker ? fullName(worker) : t('records.unfilled'),
    picture: worker?.sm_profile_picture_url ?? null,
    tag: (
      <>
        {shiftKind(shift)}
        <State of={SHIFT_STATES} value={status} />
      </>
    ),
    facts: [
      { icon: House, label: t('field.shift.house'), value: house.name },
      { icon: CalendarDays, label: t('shift.when'), value: whenOf(shift) },
      { icon: BriefcaseBusiness, label: t('field.shift.job'), value: job.name },
    ],
    ...((isListed || replies.length > 0 || buttons.length > 0 || find) && {
      actions: (
        <>
          {isListed && <ShiftSteps {...neighbours} />}
          {replies}
          {buttons}
          {find}
        </>
      ),
    }),
    more: [...replace, ...editAction(shift, edit), ...stopping(acts, act)],
    changes: { record: 'shifts', id: shift.id },
  };
}
