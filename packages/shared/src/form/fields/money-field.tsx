import { DollarSign } from 'lucide-react';
import { Adorned, Input } from '../../ui/index';
import { useKitField, type FieldOptions } from '../core/use-kit-field';
import { moneyFromTyped } from '../formats/typed-values';
import { FieldFrame } from '../layout/field-frame';

/** Dollars as text. Formatted with two decimals on blur. */
export function MoneyField(props: FieldOptions) {
  const field = useKitField(props);
  return (
    <FieldFrame field={field} options={props}>
      <Adorned icon={<DollarSign aria-hidden />}>
        <Input
          name={field.name}
          data-icon
          inputMode="decimal"
          autoComplete="off"
          value={field.text}
          onChange={(event) => field.onChange(event.target.value)}
          onBlur={() => {
            const amount = moneyFromTyped(field.text);
            if (amount !== field.text) field.onChange(amount);
            field.onBlur();
          }}
        />
      </Adorned>
    </FieldFrame>
  );
}
