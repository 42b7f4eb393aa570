import { Suspense, useId } from 'react';
import type { Filter } from '../core/definition';
import { LazyCalendar, LazyPersonChoices } from '../lazy-parts';
import type { ListState } from '../state/list-state';
import { t } from '../texts';
import { chosenOf, withOption } from './filter-value';

export interface FilterChoicesProps {
  filter: Filter;
  values: ListState['filters'];
  onChange: (changes: Record<string, string | null>) => void;
}

/** The choices of a filter: checkboxes, radio buttons, people, or the days of a calendar. Each change is applied at once. */
export function FilterChoices({ filter, values, onChange }: FilterChoicesProps) {
  const group = useId();
  if (filter.kind === 'range') {
    const days = [values[filter.from], values[filter.to]].filter((day): day is string => Boolean(day));
    return (
      <Suspense>
        <LazyCalendar
          mode="range"
          value={days}
          onChange={([from = null, to = null]) => onChange({ [filter.from]: from, [filter.to]: to })}
        />
      </Suspense>
    );
  }
  if (filter.people)
    return (
      <Suspense>
        <LazyPersonChoices name={filter.name} label={filter.label} call={filter.people} values={values} onChange={onChange} />
      </Suspense>
    );
  const chosen = chosenOf(filter.name, values);
  const type = filter.multiple ? 'checkbox' : 'radio';
  return (
    <div className="cl-options" role={filter.multiple ? 'group' : 'radiogroup'} aria-label={filter.label}>
      {type === 'radio' && (
        <label className="cl-choice">
          <input
            type="radio"
            className="cl-check"
            name={group}
            checked={chosen.length === 0}
            onChange={() => onChange({ [filter.name]: null })}
          />
          <span>{t('list.any')}</span>
        </label>
      )}
      {filter.options.map(({ value, label }) => (
        <label key={value} className="cl-choice">
          <input
            type={type}
            className="cl-check"
            name={group}
            checked={chosen.includes(value)}
            onChange={(event) => onChange(withOption(filter, values, value, event.target.checked))}
          />
          <span>{label}</span>
        </label>
      ))}
    </div>
  );
}
