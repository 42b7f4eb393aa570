import { useKitField, type FieldOptions } from '../core/use-kit-field';
import { GroupFrame } from '../layout/group-frame';
import type { Option } from './select-field';

export interface RadioFieldProps extends FieldOptions {
  choices: readonly Option[];
}

/** A single choice with few, visible options. Native radio inputs provide arrow keys and form values. */
export function RadioField(props: RadioFieldProps) {
  const field = useKitField(props);
  return (
    <GroupFrame field={field} options={props}>
      {(parts) => (
        <div className="cl-choices" data-invalid={parts['aria-invalid']}>
          {props.choices.map(({ value, label, disabled = false }) => (
            <label key={value} className="cl-choice">
              <input
                type="radio"
                className="cl-check"
                name={field.name}
                value={value}
                checked={field.text === value}
                disabled={disabled}
                onChange={() => field.onChange(value)}
                onBlur={field.onBlur}
                aria-describedby={parts['aria-describedby']}
              />
              <span>{label}</span>
            </label>
          ))}
        </div>
      )}
    </GroupFrame>
  );
}
