import { CalendarDays } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Adorned, Input } from '../../ui/index';
import { dateForTyping, dateFromTyped, isDay } from '../formats/typed-values';
import { useTypedText } from '../formats/use-typed-text';
import { LazyCalendar, LazyPopover } from '../lazy-parts';
import { t } from '../texts';

export interface DateInputProps {
  name: string;
  /** `yyyy-MM-dd`, or the typed text if it is not a date. */
  value: string;
  onChange: (value: string) => void;
  onBlur: () => void;
  label: string;
  min?: string | undefined;
  max?: string | undefined;
  disabled?: boolean;
}

const shape = 'dd/MM/yyyy';

/** A day, typed as `dd/MM/yyyy` or picked from the calendar. The surrounding `Field` provides label and error. */
export function DateInput({ name, value, onChange, onBlur, label, min, max, disabled = false }: DateInputProps) {
  const draft = useTypedText({ value, onChange, onBlur, read: dateFromTyped, show: dateForTyping });
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const button = (
    <button
      type="button"
      className="cl-iconbtn"
      aria-label={`${t('fields.choose_date')}: ${label}`}
      aria-haspopup="dialog"
      aria-expanded={anchor !== null}
      disabled={disabled}
      onClick={(event) => setAnchor(anchor ? null : event.currentTarget)}
    >
      <CalendarDays className="cl-i" aria-hidden />
    </button>
  );
  const pick = ([day = '']: string[]) => {
    onChange(day);
    setAnchor(null);
  };
  return (
    <>
      <Adorned action={button}>
        <Input
          name={name}
          data-action
          inputMode="numeric"
          autoComplete="off"
          placeholder={shape}
          value={draft.value}
          onChange={(event) => draft.type(event.target.value)}
          onBlur={draft.leave}
        />
      </Adorned>
      {anchor && (
        <Suspense>
          <LazyPopover anchor={anchor} label={label} onClose={() => setAnchor(null)}>
            <LazyCalendar value={isDay(value) ? [value] : []} onChange={pick} min={min} max={max} />
          </LazyPopover>
        </Suspense>
      )}
    </>
  );
}
