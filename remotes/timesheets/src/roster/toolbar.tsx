import { addDays } from '@careloom/shared/format';
import { lazyPart } from '@careloom/shared/navigation';
import { Button, PageHeading, Select } from '@careloom/shared/ui';
import { CalendarDays, ChevronLeft, ChevronRight, House, Users } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import frame from '../calendar/bar.module.css';
import { mondayOf, spanName } from '../calendar/period';
import { t } from './texts';
import type { RosterChange, RosterState } from './roster-state';
import styles from './toolbar.module.css';

const Popover = lazyPart(() => import('@careloom/shared/ui-overlay').then((part) => part.Popover));
const DatePicker = lazyPart(() => import('@careloom/shared/ui-pickers').then((part) => part.Calendar));

interface ToolbarProps {
  title: string;
  state: RosterState;
  houses: readonly { id: number; name: string }[];
  onChange: (change: RosterChange) => void;
  /** Further buttons. */
  children?: ReactNode;
}

/** The heading of the roster: the days, how many, the rows and the house. */
export function Toolbar({ title, state, houses, onChange, children }: ToolbarProps) {
  return (
    <div className={frame.bar}>
      <PageHeading>{title}</PageHeading>
      <PeriodPicker state={state} onChange={onChange} />
      <div className={frame.ways}>
        <Choice
          label={t('roster.days_shown')}
          value={state.days}
          choices={[
            [7, t('roster.week')],
            [14, t('roster.fortnight')],
          ]}
          onChange={(days) => onChange({ days })}
        />
        <div className={styles.house}>
          <Select
            aria-label={t('roster.house')}
            value={state.house ?? ''}
            onChange={({ target }) => onChange({ house: target.value ? Number(target.value) : null })}
          >
            <option value="">{t('roster.all_houses')}</option>
            {houses.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </div>
        <Choice
          label={t('roster.rows')}
          value={state.rows}
          choices={[
            ['worker', t('roster.by_worker'), <Users key="icon" aria-hidden />],
            ['house', t('roster.by_house'), <House key="icon" aria-hidden />],
          ]}
          onChange={(rows) => onChange({ rows })}
        />
        {children}
      </div>
    </div>
  );
}

interface ChoiceProps<Value extends string | number> {
  label: string;
  value: Value;
  choices: readonly (readonly [Value, string, ReactNode?])[];
  onChange: (value: Value) => void;
}

function Choice<Value extends string | number>({ label, value, choices, onChange }: ChoiceProps<Value>) {
  return (
    <div role="group" aria-label={label} className={frame.group}>
      {choices.map(([one, name, icon]) => (
        <Button key={one} size="sm" variant="ghost" className={frame.choice} aria-pressed={one === value} onClick={() => onChange(one)}>
          {icon}
          {name}
        </Button>
      ))}
    </div>
  );
}

function PeriodPicker({ state, onChange }: Pick<ToolbarProps, 'state' | 'onChange'>) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { first, days, today } = state;
  return (
    <div className={frame.period}>
      <Button variant="outline" shape="icon" aria-label={t('calendar.previous')} onClick={() => onChange({ first: addDays(first, -days) })}>
        <ChevronLeft aria-hidden />
      </Button>
      <Button
        variant="outline"
        className={frame.name}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(anchor ? null : event.currentTarget)}
      >
        <CalendarDays aria-hidden />
        {spanName(first, addDays(first, days - 1))}
      </Button>
      {anchor && (
        <Suspense>
          <Popover anchor={anchor} label={t('calendar.choose_date')} onClose={() => setAnchor(null)}>
            <DatePicker
              value={[first]}
              onChange={([day]) => {
                setAnchor(null);
                if (day) onChange({ first: mondayOf(day) });
                anchor.focus();
              }}
            />
          </Popover>
        </Suspense>
      )}
      <Button variant="outline" shape="icon" aria-label={t('calendar.next')} onClick={() => onChange({ first: addDays(first, days) })}>
        <ChevronRight aria-hidden />
      </Button>
      <Button variant="ghost" onClick={() => onChange({ first: mondayOf(today) })}>
        {t('calendar.today')}
      </Button>
    </div>
  );
}
