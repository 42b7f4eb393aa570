import { CALENDAR_MARKS } from '@careloom/contract/resources/shift-calendar';
import { SCHEDULED } from '@careloom/contract/resources/shifts';
import { formatCount } from '@careloom/shared/format';
import { type ReactNode, useState } from 'react';
import type { ShiftView } from '../shift/view';
import { t } from './texts';
import type { CalendarChange, CalendarState } from './calendar-state';
import styles from './legend.module.css';
import { lookOf, NIGHTS } from './marks';
import type { CalendarDays } from './requests';
import looks from './tones.module.css';

interface LegendProps {
  state: CalendarState;
  answer: CalendarDays | undefined;
  onChange: (change: CalendarChange) => void;
}

/** Number of houses shown until the list is expanded. */
const FIRST = 6;

/** The marks of a view: the statuses of its shifts in the order of `CALENDAR_MARKS`, then the kinds of night work. */
function marksOf(view: ShiftView): readonly string[] {
  const statuses = CALENDAR_MARKS.filter((mark) => !NIGHTS.includes(mark) && SCHEDULED.includes(mark) === (view === 'schedule'));
  return [...statuses, ...NIGHTS];
}

/** The filters of a calendar, which also explain its shapes and show the number of shifts of each. If all are checked, nothing is filtered. */
export function Legend({ state, answer, onChange }: LegendProps) {
  const [isOpen, setOpen] = useState(false);
  const houses = (answer?.houses ?? []).map(({ id, name, count }) => ({ value: String(id), word: name, count }));
  const counts = new Map(answer?.marks.map(({ mark, count }) => [mark, count]));
  const marks = marksOf(state.kind).map((mark) => ({ value: mark, word: lookOf(mark).word, count: counts.get(mark) ?? 0 }));
  const isOwn = houses.length <= 1;
  return (
    <div className={styles.legend}>
      <Group
        name={t('calendar.kinds')}
        entries={marks}
        chosen={state.marks}
        onChange={(next) => onChange({ marks: next })}
        swatch={(mark) => <Swatch mark={mark} />}
      />
      {!isOwn && (
        <Group
          name={t('calendar.houses')}
          entries={isOpen ? houses : houses.filter(({ value }, at) => at < FIRST || state.houses.includes(value))}
          all={houses.map(({ value }) => value)}
          chosen={state.houses}
          onChange={(next) => onChange({ houses: next })}
        >
          {houses.length > FIRST && (
            <button type="button" className={styles.act} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              {isOpen ? t('calendar.fewer_houses') : t('calendar.more_houses', { count: houses.length - FIRST })}
            </button>
          )}
        </Group>
      )}
    </div>
  );
}

function Swatch({ mark }: { mark: string }) {
  const { tone, look } = lookOf(mark);
  return <span aria-hidden className={`${looks.tone} ${looks.swatch}`} data-tone={tone} data-look={look} />;
}

interface Entry {
  value: string;
  word: string;
  count: number;
}

interface GroupProps {
  name: string;
  entries: readonly Entry[];
  /** The values of all entries, if not all are shown. */
  all?: readonly string[];
  /** Empty: all. */
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
  swatch?: (value: string) => ReactNode;
  children?: ReactNode;
}

/** The selection after one entry is toggled. All or none selected means no filter. */
export function toggled(chosen: readonly string[], all: readonly string[], value: string): readonly string[] {
  const before = chosen.length > 0 ? chosen : all;
  const next = before.includes(value) ? before.filter((one) => one !== value) : [...before, value];
  return all.every((one) => next.includes(one)) ? [] : next;
}

function Group({ name, entries, all = entries.map(({ value }) => value), chosen, onChange, swatch, children }: GroupProps) {
  return (
    <div role="group" aria-label={name} className={styles.group}>
      <div className={styles.title}>
        <span>{name}</span>
        {chosen.length > 0 && (
          <button type="button" className={styles.act} aria-label={t('calendar.all_of', { group: name })} onClick={() => onChange([])}>
            {t('calendar.all')}
          </button>
        )}
      </div>
      <div className={styles.entries}>
        {entries.map(({ value, word, count }) => (
          <div key={value} className={styles.entry}>
            <label className={styles.choice}>
              <input
                type="checkbox"
                className={styles.box}
                checked={chosen.length === 0 || chosen.includes(value)}
                onChange={() => onChange(toggled(chosen, all, value))}
              />
              {swatch?.(value)}
              <span className={styles.word}>{word}</span>
            </label>
            {all.length > 1 && (
              <button
                type="button"
                className={styles.only}
                aria-label={t('calendar.only_of', { name: word })}
                onClick={() => onChange([value])}
              >
                {t('calendar.only')}
              </button>
            )}
            <span className={styles.count}>{formatCount(count)}</span>
          </div>
        ))}
      </div>
      {children}
    </div>
  );
}
