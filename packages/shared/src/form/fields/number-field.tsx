import { Minus, Plus } from 'lucide-react';
import { Adorned, Input } from '../../ui/index';
import { useKitField, type FieldOptions } from '../core/use-kit-field';
import { FieldFrame } from '../layout/field-frame';
import { t } from '../texts';

export interface NumberFieldProps extends FieldOptions {
  /** Limits of the two step buttons; validity is decided by the schema. */
  min?: number;
  max?: number;
  /** Step of the buttons and arrow keys. 0: no buttons. */
  step?: number;
  decimals?: boolean;
}

/** A number, stored as text: a browser's number input discards text that it cannot parse, so no error message could quote it. */
export function NumberField(props: NumberFieldProps) {
  const { min = 0, max = Number.MAX_SAFE_INTEGER, step = 1, decimals = false } = props;
  const field = useKitField(props);
  const number = Number(field.text);
  const by = (change: number) => {
    const next = Math.min(max, Math.max(min, (Number.isFinite(number) ? number : min) + change));
    field.onChange(String(Math.round(next * 100) / 100));
  };
  const steps = step > 0 && (
    <span className="cl-steps">
      <button
        type="button"
        className="cl-iconbtn"
        tabIndex={-1}
        aria-label={t('fields.less')}
        disabled={number <= min}
        onClick={() => by(-step)}
      >
        <Minus className="cl-i-s" aria-hidden />
      </button>
      <button
        type="button"
        className="cl-iconbtn"
        tabIndex={-1}
        aria-label={t('fields.more')}
        disabled={number >= max}
        onClick={() => by(step)}
      >
        <Plus className="cl-i-s" aria-hidden />
      </button>
    </span>
  );
  return (
    <FieldFrame field={field} options={props}>
      <Adorned action={steps}>
        <Input
          name={field.name}
          inputMode={decimals ? 'decimal' : 'numeric'}
          autoComplete="off"
          value={field.text}
          onChange={(event) => field.onChange(event.target.value)}
          onBlur={field.onBlur}
          onKeyDown={(event) => {
            const direction = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
            if (direction === 0 || step === 0) return;
            event.preventDefault();
            by(direction * step);
          }}
        />
      </Adorned>
    </FieldFrame>
  );
}
