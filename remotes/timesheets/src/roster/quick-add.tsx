import type { Named } from '@careloom/contract/entities';
import { options } from '@careloom/contract/resources/options';
import type { RosterShift, ShiftRosterData } from '@careloom/contract/resources/shift-roster';
import { lazyPart } from '@careloom/shared/navigation';
import { useCall } from '@careloom/shared/query';
import { Button, Input, Select } from '@careloom/shared/ui';
import { type FormEvent, type ReactNode, Suspense, useId, useState } from 'react';
import { shortDay } from '../calendar/period';
import { shiftKind } from '../shift/kind';
import { t } from './texts';
import { lastJobOf, newShift } from './new-shift';
import { type Place, placeOf } from './place';
import styles from './quick-add.module.css';
import { quickTimes, type QuickTimes } from './quick-times';
import { timesOf } from './ribbon-words';
import { sentenceOf } from './spoken';
import { blocks, type PlanContext, verdictOf } from './verdict';
import { VerdictTag } from './verdict-tag';

const Popover = lazyPart(() => import('@careloom/shared/ui-overlay').then((part) => part.Popover));

/** The position of a new shift: a worker, or nobody, on a day. */
export interface QuickPlace {
  worker_id: number | null;
  who: string;
  date: string;
  /** The only house whose jobs can be used. */
  house: number | undefined;
  /** The text typed so far, before the panel opened. */
  typed: string;
}

interface QuickAddProps {
  at: QuickPlace;
  anchor: HTMLElement;
  shifts: readonly RosterShift[];
  houses: ShiftRosterData['houses'];
  context: PlanContext;
  onAdd: (shift: RosterShift, to: Place) => void;
  onClose: () => void;
}

type Job = Named & { house?: Named | undefined };

/** Adds a shift by its times only: typing on a day of the roster starts it, Enter adds it as a draft. */
export function QuickAdd(props: QuickAddProps) {
  const { at, anchor, onClose } = props;
  return (
    <Suspense>
      <Popover anchor={anchor} label={t('roster.quick', { who: at.who, day: shortDay(at.date) })} onClose={onClose}>
        <Typed {...props} />
      </Popover>
    </Suspense>
  );
}

function Typed({ at, shifts, houses, context, onAdd }: QuickAddProps) {
  const { house, date, worker_id } = at;
  const jobs: readonly Job[] | undefined = useCall(options.jobs, house === undefined ? {} : { house_id: house }).data;
  const [typed, setTyped] = useState(at.typed);
  const [chosen, choose] = useState<number | null>(null);
  const [isAsked, ask] = useState(false);
  const ids = { times: useId(), job: useId(), hint: useId() };
  const job = jobs?.find(({ id }) => id === (chosen ?? lastJobOf(shifts, jobs))) ?? jobs?.[0];
  const times = quickTimes(typed);
  const zone = houses.find(({ id }) => id === job?.house?.id)?.time_zone ?? 'UTC';
  const shift = times && job && newShift({ ...times, worker_id, date }, job, zone);
  const verdict = shift && verdictOf(shift, shift, context);
  const isBarred = verdict !== null && verdict !== undefined && blocks(verdict);

  function submit(event: FormEvent) {
    event.preventDefault();
    ask(true);
    if (shift && !isBarred) onAdd(shift, placeOf(shift));
  }
  return (
    <form className={styles.panel} onSubmit={submit} noValidate>
      <p className={styles.place}>
        {at.who}, {shortDay(date)}
      </p>
      <label className={styles.label} htmlFor={ids.times}>
        {t('roster.quick_times')}
      </label>
      <Input
        id={ids.times}
        data-autofocus
        autoComplete="off"
        value={typed}
        aria-describedby={ids.hint}
        aria-invalid={(isAsked && times === null) || undefined}
        onChange={({ target }) => setTyped(target.value)}
      />
      <div id={ids.hint} className={styles.hint} aria-live="polite">
        {times && verdict ? (
          <Read times={times} sentence={sentenceOf(verdict)} tag={<VerdictTag verdict={verdict} />} />
        ) : (
          t('roster.quick_hint')
        )}
      </div>
      {jobs && jobs.length > 1 && (
        <>
          <label className={styles.label} htmlFor={ids.job}>
            {t('field.shift.job')}
          </label>
          <Select id={ids.job} value={job?.id ?? ''} onChange={({ target }) => choose(Number(target.value))}>
            {jobs.map(({ id, name, house: of }) => (
              <option key={id} value={id}>
                {house === undefined && of ? `${name}, ${of.name}` : name}
              </option>
            ))}
          </Select>
        </>
      )}
      {jobs?.length === 0 && <p className={styles.hint}>{t('roster.quick_no_job')}</p>}
      <Button type="submit" variant="solid">
        {t('roster.quick_add')}
      </Button>
    </form>
  );
}

/** The parsed times, and whether they fit. */
function Read({ times, sentence, tag }: { times: QuickTimes; sentence: string | null; tag: ReactNode }) {
  return (
    <>
      <span className={styles.read}>
        {timesOf(times)} {shiftKind({ type: times.type, is_overnight: 0 })} {tag}
      </span>
      {sentence && <span>{sentence}</span>}
    </>
  );
}
