import { hrefOf, lazyPart } from '@careloom/shared/navigation';
import { Button, ButtonLink, PageHeading } from '@careloom/shared/ui';
import { useCan } from '@careloom/shared/session';
import { CalendarDays, ChevronLeft, ChevronRight, List, Plus, Upload } from 'lucide-react';
import { memo, Suspense, useState } from 'react';
import { RosterLink } from '../roster/roster-link';
import { t } from './texts';
import type { CalendarChange, CalendarState } from './calendar-state';
import { periodName, stepped, type View, VIEWS } from './period';
import frame from './bar.module.css';
import styles from './toolbar.module.css';

const Popover = lazyPart(() => import('@careloom/shared/ui-overlay').then((part) => part.Popover));
const DatePicker = lazyPart(() => import('@careloom/shared/ui-pickers').then((part) => part.Calendar));

const VIEW_NAMES: Readonly<Record<View, () => string>> = {
  month: () => t('calendar.month'),
  week: () => t('calendar.week'),
  day: () => t('calendar.day'),
  agenda: () => t('calendar.agenda'),
};
export const viewName = (view: View): string => VIEW_NAMES[view]();

interface ToolbarProps {
  title: string;
  state: CalendarState;
  /** The view that determines the period: narrow screens show one day instead of a week. */
  view: View;
  onChange: (change: CalendarChange) => void;
  /** Adds a shift on a day; null without permission. */
  onAdd: ((day: string) => void) | null;
}

/** The heading of a calendar: its period, the navigation to other days, and the view. It does not depend on answers of the API. */
export const Toolbar = memo(function Toolbar({ title, state, view, onChange, onAdd }: ToolbarProps) {
  const mayUpload = useCan('shift-create');
  return (
    <div className={frame.bar}>
      <PageHeading>{title}</PageHeading>
      <PeriodPicker state={state} view={view} onChange={onChange} />
      <div className={`${frame.ways} ${styles.ways}`}>
        <div role="group" aria-label={t('calendar.view')} className={frame.group}>
          {VIEWS.map((one) => (
            <Button
              key={one}
              size="sm"
              variant="ghost"
              className={`${frame.choice} ${styles.choice}`}
              aria-pressed={one === state.view}
              onClick={() => onChange({ view: one })}
            >
              {viewName(one)}
            </Button>
          ))}
        </div>
        <nav aria-label={t('calendar.shown_as')} className={frame.group}>
          <ButtonLink
            size="sm"
            variant="ghost"
            className={`${frame.choice} ${styles.choice}`}
            href={hrefOf(state.kind === 'log' ? 'shiftLogs' : 'shiftSchedule', { shiftType: state.kind })}
          >
            <List aria-hidden />
            <span className={styles.word}>{t('calendar.list')}</span>
          </ButtonLink>
          <span className={styles.here} aria-current="page">
            <CalendarDays aria-hidden className={styles.icon} />
            <span className={styles.word}>{t('calendar.calendar')}</span>
          </span>
        </nav>
        {state.kind === 'schedule' && <RosterLink size="sm" day={state.day} />}
        {onAdd && (
          <Button size="sm" variant={state.kind === 'log' && mayUpload ? 'outline' : 'solid'} onClick={() => onAdd(state.day)}>
            <Plus aria-hidden />
            {t('shift_form.add')}
          </Button>
        )}
        {state.kind === 'log' && mayUpload && (
          <ButtonLink variant="solid" size="sm" href={hrefOf('timesheets:upload', { shiftType: 'log' })}>
            <Upload aria-hidden />
            {t('form.upload_timesheet_csv')}
          </ButtonLink>
        )}
      </div>
    </div>
  );
});

function PeriodPicker({ state, view, onChange }: Omit<ToolbarProps, 'title' | 'onAdd'>) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const name = periodName(view, state.day);
  const step = (by: number) => onChange({ day: stepped(view, state.day, by) });
  return (
    <div className={frame.period}>
      <b aria-hidden className={styles.paper}>
        {name}
      </b>
      <Button variant="outline" shape="icon" aria-label={t('calendar.previous')} onClick={() => step(-1)}>
        <ChevronLeft aria-hidden />
      </Button>
      <Button
        variant="outline"
        className={frame.name}
        data-date-picker
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(anchor ? null : event.currentTarget)}
      >
        <CalendarDays aria-hidden />
        {name}
      </Button>
      {anchor && (
        <Suspense>
          <Popover anchor={anchor} label={t('calendar.choose_date')} onClose={() => setAnchor(null)}>
            <DatePicker
              value={[state.day]}
              onChange={([day]) => {
                setAnchor(null);
                if (day) onChange({ day });
                anchor.focus();
              }}
            />
          </Popover>
        </Suspense>
      )}
      <Button variant="outline" shape="icon" aria-label={t('calendar.next')} onClick={() => step(1)}>
        <ChevronRight aria-hidden />
      </Button>
      <Button variant="ghost" onClick={() => onChange({ day: state.today })}>
        {t('calendar.today')}
      </Button>
    </div>
  );
}
