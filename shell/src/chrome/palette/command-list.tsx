import { Search } from 'lucide-react';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import type { Entry, EntryGroup } from './entry';
import styles from './palette.module.css';
import { t } from './texts';

export interface CommandListProps {
  typed: string;
  onType: (text: string) => void;
  groups: readonly EntryGroup[];
  onChoose: (entry: Entry) => void;
  children: (entry: Entry) => ReactNode;
  /** After the field. */
  after: ReactNode;
  /** Content beside or instead of the list, for the entry that Enter would choose. */
  aside: (entry: Entry | null) => ReactNode;
}

/** Number of entries that a key moves by. The highlight wraps around at both ends. */
const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * A field with a permanently open list of the matching entries: arrow keys move, Enter chooses, the focus stays in the field. The
 * first is highlighted until the user moves.
 */
export function CommandList({ typed, onType, groups, onChoose, children, after, aside }: CommandListProps) {
  const id = useId();
  const [moved, setMoved] = useState<string | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const items = groups.flatMap((group) => group.items);
  const highlighted = items.find(({ value }) => value === moved) ?? items[0] ?? null;
  const optionId = (value: string) => `${id}-${value}`;
  useEffect(() => {
    if (moved !== null) list.current?.querySelector('[data-highlighted]')?.scrollIntoView({ block: 'nearest' });
  }, [moved]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || !highlighted) return;
    const step = STEPS[event.key];
    if (step === undefined && event.key !== 'Enter') return;
    event.preventDefault();
    if (step === undefined) return onChoose(highlighted);
    setMoved(items[(items.indexOf(highlighted) + step + items.length) % items.length]?.value ?? null);
  };
  return (
    <div className={styles.frame}>
      <div className={styles.field}>
        <Search className="cl-i" aria-hidden />
        <input
          role="combobox"
          aria-label={t('palette.label')}
          aria-expanded
          aria-autocomplete="list"
          aria-controls={`${id}-list`}
          aria-activedescendant={highlighted ? optionId(highlighted.value) : undefined}
          placeholder={t('palette.placeholder')}
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={(event) => {
            setMoved(null);
            onType(event.target.value);
          }}
          onKeyDown={onKeyDown}
        />
        {after}
      </div>
      <div ref={list} id={`${id}-list`} role="listbox" tabIndex={-1} aria-label={t('palette.label')} className={styles.list}>
        {groups.map(({ name, heading, items: own }) => (
          <div key={name} role="group" aria-labelledby={optionId(`of-${name}`)} className={styles.group}>
            <div id={optionId(`of-${name}`)} role="presentation" className={styles.heading}>
              {heading}
            </div>
            {own.map((item) => (
              <Option
                key={item.value}
                id={optionId(item.value)}
                isHighlighted={item === highlighted}
                onMove={() => setMoved(item.value)}
                onChoose={() => onChoose(item)}
              >
                {children(item)}
              </Option>
            ))}
          </div>
        ))}
      </div>
      {aside(highlighted)}
    </div>
  );
}

interface OptionProps {
  id: string;
  isHighlighted: boolean;
  onMove: () => void;
  onChoose: () => void;
  children: ReactNode;
}

/** Chosen by the pointer, or by Enter in the field, which keeps the focus. */
function Option({ id, isHighlighted, onMove, onChoose, children }: OptionProps) {
  return (
    <div
      id={id}
      role="option"
      aria-selected={isHighlighted}
      data-highlighted={isHighlighted ? '' : undefined}
      className={styles.item}
      tabIndex={-1}
      onPointerMove={isHighlighted ? undefined : onMove}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
      onKeyDown={undefined}
    >
      {children}
    </div>
  );
}
