import type { DateInputProps } from '@careloom/shared/form';
import { t } from '../dashboard-texts';
import { lazyPage } from '@careloom/shared/navigation';
import { Field } from '@careloom/shared/ui';
import { Suspense } from 'react';
import styles from '../dashboards.module.css';

const DateInput = lazyPage<DateInputProps>(() => import('@careloom/shared/form').then((module) => module.DateInput));

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Reads a day from an address; null if invalid. */
export const readDay = (text: string | null): string | null => (text !== null && DAY.test(text) ? text : null);

interface DatePickerProps {
  /** `yyyy-MM-dd`, or null for no day. */
  value: string | null;
  onChange: (day: string | null) => void;
}

/** Selects the first day of the shifts shown; the figures are of its month. */
export function DatePicker({ value, onChange }: DatePickerProps) {
  const change = (text: string) => {
    if (text === '' || readDay(text)) onChange(readDay(text));
  };
  return (
    <div className={styles.datePick}>
      <Field label={t('dashboard.date')} optional>
        <Suspense fallback={<span className={styles.datePickSkeleton} data-bone />}>
          <DateInput name="date" label={t('dashboard.date')} value={value ?? ''} onChange={change} onBlur={() => undefined} />
        </Suspense>
      </Field>
    </div>
  );
}
