import { Textarea } from '../../ui/index';
import { useKitField, type FieldOptions } from '../core/use-kit-field';
import { FieldFrame } from '../layout/field-frame';
import { t } from '../texts';

export interface TextAreaFieldProps extends FieldOptions {
  /** Most characters that the contract takes; counts what is left. */
  max?: number;
  rows?: number;
  placeholder?: string;
}

/** The counter appears for the last fifth only: until then nobody needs it. */
const NEARLY = 0.8;

export function TextAreaField(props: TextAreaFieldProps) {
  const { max, rows = 3, placeholder } = props;
  const field = useKitField(props);
  const counts = max !== undefined && field.text.length > max * NEARLY;
  return (
    <FieldFrame field={field} options={props} aside={counts && t('fields.characters_left', { count: max - field.text.length })}>
      <Textarea
        name={field.name}
        rows={rows}
        value={field.text}
        onChange={(event) => field.onChange(event.target.value)}
        onBlur={field.onBlur}
        placeholder={placeholder}
      />
    </FieldFrame>
  );
}
