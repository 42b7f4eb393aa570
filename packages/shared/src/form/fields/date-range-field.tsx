import { useWatch } from 'react-hook-form';
import { isDay } from '../formats/typed-values';
import { DateField } from './date-field';

export interface DateRangeFieldProps {
  /** Names of the two fields. */
  from: string;
  to: string;
  disabled?: boolean;
}

const day = (value: unknown) => (typeof value === 'string' && isDay(value) ? value : undefined);

/** Two date fields side by side; each calendar is limited by the other's value. */
export function DateRangeField({ from, to, disabled }: DateRangeFieldProps) {
  const [first, last] = (useWatch({ name: [from, to] }) as unknown[]).map(day);
  return (
    <>
      <DateField name={from} span={3} disabled={disabled} {...(last && { max: last })} />
      <DateField name={to} span={3} disabled={disabled} {...(first && { min: first })} />
    </>
  );
}
