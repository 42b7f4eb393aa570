import { useKitField, type FieldOptions } from '../core/use-kit-field';
import { GroupFrame } from '../layout/group-frame';
import { chosenFrom } from './chosen-values';
import type { Option } from './select-field';

export interface CheckboxGroupFieldProps extends FieldOptions {
  choices: readonly Option[];
  /** `chips` for short labels in a row, such as the days of the week. */
  look?: 'cards' | 'chips';
}

/** A multiple choice with few options. The value is a list in the order of the choices. */
export function CheckboxGroupField(props: CheckboxGroupFieldProps) {
  const { choices, look = 'cards' } = props;
  const field = useKitField(props);
  const chosen = chosenFrom(field.value);
  const toggle = (value: string, on: boolean) =>
    field.onChange(choices.map((choice) => choice.value).filter((other) => (other === value ? on : chosen.includes(other))));
  return (
    <GroupFrame field={field} options={props}>
      {(parts) => (
        <div className={look === 'chips' ? 'cl-days' : 'cl-choices'} data-invalid={parts['aria-invalid']}>
          {choices.map(({ value, label, disabled = false }) => (
            <label key={value} className={look === 'chips' ? undefined : 'cl-choice'}>
              <input
                type="checkbox"
                className="cl-check"
                name={field.name}
                value={value}
                checked={chosen.includes(value)}
                disabled={disabled}
                onChange={(event) => toggle(value, event.target.checked)}
                onBlur={field.onBlur}
                {...parts}
              />
              <span>{label}</span>
            </label>
          ))}
        </div>
      )}
    </GroupFrame>
  );
}
