import { type KeyboardEvent, useState } from 'react';
import styles from './csv-grid.module.css';

export interface CellEditorProps {
  label: string;
  /** The initial text. */
  begin: string;
  onDone: (text: string, then: 'below' | 'right' | 'left' | 'stay') => void;
  onCancel: () => void;
}

/** The text field over a cell. Enter moves down, Tab moves right, a click elsewhere keeps the input, Escape discards it. */
export function CellEditor({ label, begin, onDone, onCancel }: CellEditorProps) {
  const [text, setText] = useState(begin);
  const press = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') onCancel();
    else if (event.key === 'Enter') onDone(text, 'below');
    else if (event.key === 'Tab') onDone(text, event.shiftKey ? 'left' : 'right');
    else return;
    event.preventDefault();
  };
  return (
    <input
      ref={focusAtEnd}
      className={styles.editor}
      aria-label={label}
      value={text}
      onChange={({ target }) => setText(target.value)}
      onKeyDown={press}
      onBlur={() => onDone(text, 'stay')}
    />
  );
}

/** Focuses the field with the caret after its text. */
function focusAtEnd(input: HTMLInputElement | null): void {
  if (!input || input === document.activeElement) return;
  input.focus({ preventScroll: true });
  input.setSelectionRange(input.value.length, input.value.length);
}
