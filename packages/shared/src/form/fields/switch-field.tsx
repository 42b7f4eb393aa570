import { useKitField, type FieldOptions } from '../core/use-kit-field';
import { spanClass } from '../layout/field-frame';

/** A flag, 0 or 1 as in the API. The label is beside the switch. */
export function SwitchField(props: FieldOptions) {
  const field = useKitField(props);
  const on = field.value === 1 || field.value === '1' || field.value === true;
  return (
    <div className={spanClass(props.span)}>
      <label className="cl-switch">
        <input
          type="checkbox"
          role="switch"
          name={field.name}
          checked={on}
          disabled={field.disabled}
          onChange={(event) => field.onChange(event.target.checked ? 1 : 0)}
          onBlur={field.onBlur}
        />
        <span />
        {field.label}
      </label>
      {props.help && <p className="cl-help">{props.help}</p>}
      {field.error && <p className="cl-error">{field.error}</p>}
    </div>
  );
}
