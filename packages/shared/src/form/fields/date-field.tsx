import { useKitField, type FieldOptions } from '../core/use-kit-field';
import { FieldFrame } from '../layout/field-frame';
import { DateInput } from './date-input';

export interface DateFieldProps extends FieldOptions {
  /** First and last day in the calendar, `yyyy-MM-dd`; validity is decided by the schema. */
  min?: string;
  max?: string;
}

/** A day: `yyyy-MM-dd` as form value, typed as `dd/MM/yyyy`. */
export function DateField(props: DateFieldProps) {
  const field = useKitField(props);
  const { name, text, onChange, onBlur, label, disabled } = field;
  return (
    <FieldFrame field={field} options={props}>
      <DateInput
        name={name}
        value={text}
        onChange={onChange}
        onBlur={onBlur}
        label={label}
        disabled={disabled}
        min={props.min}
        max={props.max}
      />
    </FieldFrame>
  );
}
