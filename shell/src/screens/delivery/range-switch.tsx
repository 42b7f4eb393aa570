import { t } from './delivery-texts';

/** Hours, and the label's key. */
const RANGES: readonly (readonly [hours: number, label: Parameters<typeof t>[0]])[] = [
  [24, 'delivery.day'],
  [7 * 24, 'delivery.week'],
  [14 * 24, 'delivery.fortnight'],
];

/** Reads the range in hours from an address; 24 if it is invalid. */
export const readRange = (text: string | null): number => RANGES.find(([hours]) => String(hours) === text)?.[0] ?? 24;

interface RangeSwitchProps {
  value: number;
  onChange: (hours: number) => void;
}

/** Selects the period that the panel covers. */
export function RangeSwitch({ value, onChange }: RangeSwitchProps) {
  return (
    <div className="cl-seg" role="radiogroup" aria-label={t('delivery.range')}>
      {RANGES.map(([hours, label]) => (
        <label key={hours} className={hours === value ? 'cl-on' : undefined}>
          <input type="radio" name="range" checked={hours === value} onChange={() => onChange(hours)} />
          {t(label)}
        </label>
      ))}
    </div>
  );
}
