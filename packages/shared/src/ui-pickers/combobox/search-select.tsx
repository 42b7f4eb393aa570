import { Combobox as ChakraCombobox, createListCollection } from '@chakra-ui/react';
import { Check, ChevronsUpDown, X } from 'lucide-react';
import { useMemo, useState } from 'react';
import { addRecipes, Avatar, Input } from '../../ui/index';
import { fixedPosition } from '../../ui/positioning';
import { comboboxRecipe } from '../recipes/combobox';
import { t } from '../texts';
import { matching, type Choice } from './choices';

addRecipes({ slotRecipes: { combobox: comboboxRecipe } });

const Combobox = ChakraCombobox;

export interface SearchSelectProps {
  choices: readonly Choice[];
  /** The chosen values: none or one, or several with `multiple`. */
  value: readonly string[];
  onChange: (value: string[]) => void;
  /** Called with the typed text if the server does the search; without it, the choices are filtered here. */
  onSearch?: ((text: string) => void) | undefined;
  multiple?: boolean;
  /** An avatar or a house icon before each choice. */
  face?: 'person' | 'place' | undefined;
  placeholder?: string | undefined;
  name?: string | undefined;
  onBlur?: (() => void) | undefined;
}

/** A searchable select: arrow keys move, Enter chooses, Escape closes. The surrounding `Field` provides label and error. */
export function SearchSelect(props: SearchSelectProps) {
  const { choices, value, onChange, onSearch, multiple = false, face, placeholder, name, onBlur } = props;
  const [typed, setTyped] = useState('');
  const shown = useMemo(() => (onSearch ? choices : matching(choices, typed)), [choices, typed, onSearch]);
  const collection = useMemo(() => createListCollection({ items: [...shown], itemToString: ({ label }) => label }), [shown]);
  const search = (text: string) => {
    setTyped(text);
    onSearch?.(text);
  };
  return (
    <Combobox.Root
      collection={collection}
      value={[...value]}
      multiple={multiple}
      openOnClick
      closeOnSelect={!multiple}
      positioning={{ ...fixedPosition, sameWidth: true, gutter: 6 }}
      onValueChange={(to) => onChange(to.value)}
      onInputValueChange={({ inputValue, reason }) => {
        if (reason === 'input-change') search(inputValue);
        else if (reason !== 'item-select') search('');
      }}
      onOpenChange={({ open }) => {
        if (!open) search('');
      }}
      {...(multiple && { selectionBehavior: 'clear' as const })}
    >
      <Combobox.Control className="cl-adorned">
        <Combobox.Input asChild>
          <Input data-action name={name} placeholder={placeholder ?? t('fields.choose')} onBlur={onBlur} autoComplete="off" />
        </Combobox.Input>
        {!multiple && value.length > 0 ? (
          <Combobox.ClearTrigger className="cl-iconbtn" aria-label={t('fields.clear')}>
            <X className="cl-i-s" aria-hidden />
          </Combobox.ClearTrigger>
        ) : (
          <Combobox.Trigger className="cl-iconbtn" aria-label={t('fields.show_options')}>
            <ChevronsUpDown className="cl-i-s" aria-hidden />
          </Combobox.Trigger>
        )}
      </Combobox.Control>
      <Combobox.Positioner>
        <Combobox.Content>
          <Combobox.Empty>{t(typed === '' ? 'fields.no_choices' : 'fields.none_found')}</Combobox.Empty>
          {shown.map((choice) => (
            <Combobox.Item key={choice.value} item={choice}>
              {face && <Avatar name={choice.label} size={28} place={face === 'place'} picture={choice.picture} />}
              <Combobox.ItemText>
                {choice.label}
                {choice.line && <span className="cl-line"> · {choice.line}</span>}
              </Combobox.ItemText>
              <Combobox.ItemIndicator>
                <Check aria-hidden />
              </Combobox.ItemIndicator>
            </Combobox.Item>
          ))}
        </Combobox.Content>
      </Combobox.Positioner>
    </Combobox.Root>
  );
}
