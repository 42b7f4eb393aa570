import { Suspense } from 'react';
import { Input } from '../../ui/index';
import type { Choice } from '../../ui-pickers/index';
import { useKitField, type FieldOptions } from '../core/use-kit-field';
import { LazySearchSelect } from '../lazy-parts';
import { FieldFrame } from '../layout/field-frame';
import { t } from '../texts';
import { ChosenChips, chosenFrom, valueFrom } from './chosen-values';

export interface SearchSelectFieldProps extends FieldOptions {
  choices: readonly Choice[];
  /** The value is a list. */
  multiple?: boolean;
  /** Avatars of people or house icons before the choices. */
  face?: 'person' | 'place';
  placeholder?: string;
  /** Called with the typed text if the server does the search. */
  onSearch?: (text: string) => void;
}

/** A searchable choice among many options: houses, workers. Ids remain strings; the schema parses them. */
export function SearchSelectField(props: SearchSelectFieldProps) {
  const { choices, multiple = false, face, placeholder, onSearch } = props;
  const field = useKitField(props);
  const chosen = chosenFrom(field.value);
  return (
    <FieldFrame field={field} options={props}>
      <Suspense fallback={<Input readOnly name={field.name} placeholder={placeholder ?? t('fields.choose')} />}>
        <LazySearchSelect
          name={field.name}
          choices={choices}
          value={chosen}
          multiple={multiple}
          face={face}
          placeholder={placeholder}
          onSearch={onSearch}
          onBlur={field.onBlur}
          onChange={(values) => field.onChange(valueFrom(values, multiple))}
        />
      </Suspense>
      {multiple && (
        <ChosenChips choices={choices} chosen={chosen} onRemove={(value) => field.onChange(chosen.filter((other) => other !== value))} />
      )}
    </FieldFrame>
  );
}
