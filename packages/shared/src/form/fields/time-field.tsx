import { Clock } from 'lucide-react';
import { Adorned, Input } from '../../ui/index';
import { useKitField, type FieldOptions } from '../core/use-kit-field';
import { timeFromTyped } from '../formats/typed-values';
import { FieldFrame } from '../layout/field-frame';

const shape = 'HH:mm';

/** A time of day, 24 hours, `HH:mm`. `9`, `930` and `9.30` are reformatted on blur. */
export function TimeField(props: FieldOptions) {
  const field = useKitField(props);
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
          value={field.text}
          onChange={(event) => field.onChange(event.target.value)}
          onBlur={() => {
            const time = timeFromTyped(field.text);
            if (time !== field.text) field.onChange(time);
            field.onBlur();
          }}
        />
      </Adorned>
    </FieldFrame>
  );
}
