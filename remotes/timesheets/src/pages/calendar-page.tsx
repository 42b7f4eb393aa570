import { addDays } from '@careloom/shared/format';
import { useCurrentRoute } from '@careloom/shared/navigation';
import { useCan } from '@careloom/shared/session';
import { LoadFailed, Page, VisuallyHidden } from '@careloom/shared/ui';
import { useMemo, useRef, useState } from 'react';
import { CalendarKeys } from '../calendar/keys-of-calendar';
import { calendarDataOf } from '../calendar/calendar-data';
import { useCalendarState } from '../calendar/calendar-state';
import styles from '../calendar/calendar.module.css';
import { DayPanel } from '../calendar/day-panel';
import { Foot } from '../calendar/foot';
import { Legend } from '../calendar/legend';
import { NoShifts } from '../calendar/no-shifts';
import { OpenedPanel } from '../calendar/opened-panel';
import { periodName } from '../calendar/period';
import { useCalendar } from '../calendar/requests';
import { ShownDays } from '../calendar/shown-days';
import { useSettled } from '../calendar/use-settled';
import { Toolbar, viewName } from '../calendar/toolbar';
import { useCalendarActs } from '../calendar/use-calendar-acts';
import { useNarrow, useTouch } from '../calendar/use-media';
import { type Opened, usePresses } from '../calendar/use-presses';
import { useSwipes } from '../calendar/use-swipes';
import { t } from '../calendar/texts';
import { useShiftForms } from './shift-forms';

/** The calendar of worked shifts (`/log`) or of planned ones (`/schedule`): both share one path. */
export function CalendarPage() {
  const title = useCurrentRoute()?.route.title ?? '';
  const isOwn = useCan('worker-dashboard');
  const [chosen, change] = useCalendarState();
  const isNarrow = useNarrow();
  const isTouch = useTouch();
  const place = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<Opened | null>(null);
  // A phone has no room for a week: it shows one day of it.
  const state = useMemo(() => (isNarrow && chosen.view === 'week' ? { ...chosen, view: 'day' as const } : chosen), [isNarrow, chosen]);
  const { data: answer, error, isFetching, isPlaceholderData, refetch } = useCalendar(state);
  // The previous days stay, faded, until the new ones are loaded.
  const shown = useSettled(state, !isPlaceholderData);
  const { view, day } = state;
  const data = useMemo(() => calendarDataOf(answer, shown, isOwn), [answer, shown, isOwn]);
  const { add, edit, form } = useShiftForms();
  const addOn = useMemo(
    () =>
      add &&
      ((date: string) => {
        setOpened(null);
        add({ date });
      }),
    [add],
  );
  const forms = useMemo(() => ({ add, edit }), [add, edit]);
  useCalendarActs(place, state, shown, change, { onOpen: setOpened, onAdd: addOn });
  usePresses(place, opened, {
    onOpen: setOpened,
    onDay: (to, anchor) => {
      change({ day: to });
      if (isTouch && !isNarrow) setOpened({ day: to, anchor });
    },
  });
  useSwipes(place, isNarrow && view === 'day' ? (by) => change({ day: addDays(day, by) }) : null);
  const name = periodName(view, day);
  const isEmpty = answer?.days.every(({ count }) => count === 0);
  return (
    <Page>
      <div ref={place} className={styles.whole}>
        <Toolbar title={title} state={chosen} view={view} onChange={change} onAdd={addOn} />
        <VisuallyHidden>
          <span role="status">{t('calendar.shown', { period: name, view: viewName(view) })}</span>
        </VisuallyHidden>
        <div className={styles.layout} data-view={shown.view} data-landscape>
          <div className={styles.aside}>
            <Legend state={chosen} answer={answer} onChange={change} />
          </div>
          <div className={styles.main}>
            {error && !answer ? (
              <LoadFailed message={error.message} busy={isFetching} onRetry={() => void refetch()} />
            ) : (
              <div className={styles.view} data-waiting={isPlaceholderData || undefined} aria-busy={!answer || isPlaceholderData}>
                <ShownDays state={shown} data={data} name={periodName(shown.view, shown.day)} isNarrow={isNarrow} forms={forms} />
                {isEmpty && <NoShifts view={shown.view} day={shown.day} />}
              </div>
            )}
            {opened && (
              <OpenedPanel
                key={'day' in opened ? opened.day : opened.shift}
                opened={opened}
                state={state}
                facts={data}
                onAdd={addOn}
                onEdit={
                  edit &&
                  ((id) => {
                    setOpened(null);
                    edit(id);
                  })
                }
                onClose={() => setOpened(null)}
                onOpenDay={(to) => {
                  setOpened(null);
                  change({ view: 'day', day: to });
                }}
              />
            )}
            {isNarrow && view === 'month' && (
              <div className={styles.below}>
                <DayPanel state={state} day={day} facts={data} onAdd={addOn && (() => addOn(day))} />
              </div>
            )}
            <Foot state={shown} data={data} onChange={change} />
          </div>
        </div>
      </div>
      {form}
      <CalendarKeys mayAdd={add !== null} />
    </Page>
  );
}
