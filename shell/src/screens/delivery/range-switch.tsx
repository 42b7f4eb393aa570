import { t } from './delivery-texts';

/** Hours, and what they are called. */
const RANGES: readonly (readonly [hours: number, label: Parameters<typeof t>[0]])[] = [
  [24, 'delivery.day'],
  [7 * 24, 'delivery.week'],
  [14 * 24, 'delivery.fortnight'],
];

/** A range as the address has it; a day where it has none of ours. */
export const readRange = (text: string | null): number => RANGES.find(([hours]) => String(hours) === text)?.[0] ?? 24;

interface RangeSwitchProps {
  value: number;
  onChange: (hours: number) => void;
}

/** How far back the panel looks. */
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
