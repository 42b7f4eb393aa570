import { Clock } from 'lucide-react';
import { useState } from 'react';
import { Adorned, Input } from '../../ui/index';
import { useKitField, type FieldOptions } from '../core/use-kit-field';
import { timeFromTyped } from '../formats/typed-values';
import { FieldFrame } from '../layout/field-frame';

const shape = 'HH:mm';

/**
 * A time of day in 24 hours, `HH:mm`. Typed text such as `9`, `930` and `9.30` is converted to `HH:mm` immediately, so that no error
 * flickers below the field while the user presses a button. The field shows the text as typed until it is blurred.
 */
export function TimeField(props: FieldOptions) {
  const field = useKitField(props);
  const [typed, setTyped] = useState<string | null>(null);
  const isTyped = typed !== null && timeFromTyped(typed) === field.text;
  return (
    <FieldFrame field={field} options={props}>
      <Adorned icon={<Clock aria-hidden />}>
        <Input
          name={field.name}
          data-icon
          inputMode="numeric"
          autoComplete="off"
          placeholder={shape}
          maxLength={8}
          value={isTyped ? typed : field.text}
          onChange={(event) => {
            setTyped(event.target.value);
            field.onChange(timeFromTyped(event.target.value));
          }}
          onBlur={() => {
            setTyped(null);
            field.onBlur();
          }}
        />
      </Adorned>
    </FieldFrame>
  );
}
