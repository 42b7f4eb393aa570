import { Textarea } from '../../ui/index';
import { useKitField, type FieldOptions } from '../core/use-kit-field';
import { FieldFrame } from '../layout/field-frame';
import { t } from '../texts';

export interface TextAreaFieldProps extends FieldOptions {
  /** Maximum number of characters in the contract; used to count the remaining ones. */
  max?: number;
  rows?: number;
  placeholder?: string;
}

/** The counter is shown only for the last fifth, when it becomes useful. */
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
