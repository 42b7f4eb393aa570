import { ChevronDown, X } from 'lucide-react';
import { say } from '../texts';

export interface FilterChipProps {
  label: string;
  /** What it holds, in words. */
  words: string | null;
  open: boolean;
  onOpen: (anchor: HTMLElement) => void;
  onClear: () => void;
}

const arrow = <ChevronDown className="cl-i-s" aria-hidden />;
const cross = <X className="cl-i-s" aria-hidden />;

/** A filter that holds a value says it and can be emptied; one that holds none opens its choices. */
export function FilterChip({ label, words, open, onOpen, onClear }: FilterChipProps) {
  if (!words)
    return (
      <button
        type="button"
        className="cl-chip"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={(event) => onOpen(event.currentTarget)}
      >
        {label}
        {arrow}
      </button>
    );
  return (
    <span className="cl-chip cl-on">
      <button type="button" aria-haspopup="dialog" aria-expanded={open} title={words} onClick={(event) => onOpen(event.currentTarget)}>
        {label}: {words}
      </button>
      <button type="button" aria-label={say('list.clear_filter', { label })} onClick={onClear}>
        {cross}
      </button>
    </span>
  );
}
