import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';

interface Command {
  /** Unique among all groups, without spaces: it is part of an id. */
  value: string;
}

export interface CommandGroup<Item extends Command> {
  name: string;
  heading: string;
  items: readonly Item[];
}

type Part = 'field' | 'list' | 'group' | 'heading' | 'item';

export interface CommandListProps<Item extends Command> {
  /** Of the field. */
  label: string;
  placeholder: string;
  typed: string;
  onType: (text: string) => void;
  groups: readonly CommandGroup<Item>[];
  onChoose: (item: Item) => void;
  children: (item: Item) => ReactNode;
  /** Beside the field: a picture before it, and what is after it. */
  before?: ReactNode;
  after?: ReactNode;
  /** Beside or instead of the list, by the command that Enter would choose. */
  aside?: (item: Item | null) => ReactNode;
  /** Class names of the parts: the kit brings no looks of its own for it. The highlighted one has `data-highlighted`. */
  styles: Readonly<Record<Part, string | undefined>>;
}

/** By how many commands a key moves, from the end to the start and back. */
const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * A field, and below it, always open, the commands that fit what is typed: arrow keys move, Enter chooses, the focus stays in the field. What
 * fits is decided by the caller. The first is highlighted until somebody moves.
 */
export function CommandList<Item extends Command>(props: CommandListProps<Item>) {
  const { label, placeholder, typed, onType, groups, onChoose, children, before, after, aside, styles } = props;
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
    <div>
      <div className={styles.field}>
        {before}
        <input
          role="combobox"
          aria-label={label}
          aria-expanded
          aria-autocomplete="list"
          aria-controls={`${id}-list`}
          aria-activedescendant={highlighted ? optionId(highlighted.value) : undefined}
          placeholder={placeholder}
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
      <div ref={list} id={`${id}-list`} role="listbox" tabIndex={-1} aria-label={label} className={styles.list}>
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
                className={styles.item}
                onMove={() => setMoved(item.value)}
                onChoose={() => onChoose(item)}
              >
                {children(item)}
              </Option>
            ))}
          </div>
        ))}
      </div>
      {aside?.(highlighted)}
    </div>
  );
}

interface OptionProps {
  id: string;
  isHighlighted: boolean;
  className: string | undefined;
  onMove: () => void;
  onChoose: () => void;
  children: ReactNode;
}

/** Chosen by the pointer, or by Enter in the field, which keeps the focus. */
function Option({ id, isHighlighted, className, onMove, onChoose, children }: OptionProps) {
  return (
    <div
      id={id}
      role="option"
      aria-selected={isHighlighted}
      data-highlighted={isHighlighted ? '' : undefined}
      className={className}
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
