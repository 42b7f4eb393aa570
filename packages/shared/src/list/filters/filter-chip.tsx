import { ChevronDown, X } from 'lucide-react';
import type { MouseEvent } from 'react';
import { t } from '../texts';

export interface FilterChipProps {
  label: string;
  /** The chosen values as text. */
  words: string | null;
  open: boolean;
  onOpen: (anchor: HTMLElement) => void;
  onClear: () => void;
}

const arrow = <ChevronDown className="cl-i-s" aria-hidden />;
const cross = <X className="cl-i-s" aria-hidden />;

/**
 * Opens the filter's choices and shows which are chosen. A filter with a value can be cleared. The button element stays the same, so that
 * it keeps the focus.
 */
export function FilterChip({ label, words, open, onOpen, onClear }: FilterChipProps) {
  const clear = ({ currentTarget }: MouseEvent) => {
    onClear();
    if (currentTarget.previousElementSibling instanceof HTMLElement) currentTarget.previousElementSibling.focus();
  };
  return (
    <span className={words ? 'cl-chip cl-on' : 'cl-chip'}>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        title={words ?? undefined}
        onClick={(event) => onOpen(event.currentTarget)}
      >
        {words ? `${label}: ${words}` : label}
        {!words && arrow}
      </button>
      {words && (
        <button type="button" aria-label={t('list.clear_filter', { label })} onClick={clear}>
          {cross}
        </button>
      )}
    </span>
  );
}
