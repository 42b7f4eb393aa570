import { Select } from '../../ui/index';
import { useKitField, type FieldOptions } from '../core/use-kit-field';
import { FieldFrame } from '../layout/field-frame';
import { t } from '../texts';

export interface Option {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface SelectFieldProps extends FieldOptions {
  choices: readonly Option[];
  placeholder?: string;
}

/** A choice of up to a dozen options; use `SearchSelectField` for more. */
export function SelectField(props: SelectFieldProps) {
  const { choices, placeholder = t('fields.choose') } = props;
  const field = useKitField(props);
  return (
    <FieldFrame field={field} options={props}>
      <Select name={field.name} value={field.text} onChange={(event) => field.onChange(event.target.value)} onBlur={field.onBlur}>
        <option value="" disabled={!field.optional}>
          {placeholder}
        </option>
        {choices.map(({ value, label, disabled = false }) => (
          <option key={value} value={value} disabled={disabled}>
            {label}
          </option>
        ))}
      </Select>
    </FieldFrame>
  );
}
