import { X } from 'lucide-react';
import type { Choice } from '../../ui-pickers/index';
import { t } from '../texts';

const isSet = (value: unknown): value is string | number => (typeof value === 'string' && value !== '') || typeof value === 'number';

/** Converts a form value (an id, text, a list of them, nothing) to the values of a select. */
export function chosenFrom(value: unknown): string[] {
  const list: unknown[] = Array.isArray(value) ? value : [value];
  return list.filter(isSet).map(String);
}

/** Converts the values of a select to a form value. */
export const valueFrom = (values: readonly string[], multiple: boolean): string | string[] => (multiple ? [...values] : (values[0] ?? ''));

interface ChosenChipsProps {
  choices: readonly Choice[];
  chosen: readonly string[];
  onRemove: (value: string) => void;
}

/** The chosen values of a multi-select, each with a remove button. */
export function ChosenChips({ choices, chosen, onRemove }: ChosenChipsProps) {
  if (chosen.length === 0) return null;
  const labels = new Map(choices.map(({ value, label }) => [value, label]));
  return (
    <div className="cl-row cl-wrap">
      {chosen.map((value) => {
        const label = labels.get(value) ?? value;
        return (
          <span key={value} className="cl-chip cl-on">
            {label}
            <button type="button" className="cl-chip-x" aria-label={t('fields.clear_choice', { label })} onClick={() => onRemove(value)}>
              <X className="cl-i-s" aria-hidden />
            </button>
          </span>
        );
      })}
    </div>
  );
}
