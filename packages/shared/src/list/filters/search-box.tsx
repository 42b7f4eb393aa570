import { Search } from 'lucide-react';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { Adorned, Input, PageKeys } from '../../ui/index';
import { t } from '../texts';

const TYPED = 'input, textarea, select, [contenteditable=true], [role=dialog], [role=alertdialog]';

/**
 * `/` moves the focus to the search box, unless the user is typing in a field. If a page has two search boxes, the first one takes the
 * focus.
 */
export function useSlashKey(box: RefObject<HTMLInputElement | null>) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, target, defaultPrevented, ctrlKey, metaKey, altKey } = event;
      if (key !== '/' || defaultPrevented || ctrlKey || metaKey || altKey) return;
      if (target instanceof Element && target.closest(TYPED)) return;
      event.preventDefault();
      box.current?.focus();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [box]);
}

interface SearchBoxProps {
  value: string;
  /** Minimum length of a search. Shorter text counts as no search. */
  least: number;
  onSearch: (text: string) => void;
}

/** Debounce of the search, in milliseconds. */
const PAUSE = 300;

/** The text as typed, including a trailing space, and the value that it belongs to. */
interface Draft {
  text: string;
  of: string;
}

/** Searches when the user stops typing. The slash key moves the focus here from anywhere on the page. */
export function SearchBox({ value, least, onSearch }: SearchBoxProps) {
  const [draft, setDraft] = useState<Draft | null>(null);
  const input = useRef<HTMLInputElement>(null);
  // Clear and the back button change the value too: the typed text is then discarded.
  const text = draft?.of === value ? draft.text : value;
  const runSearch = () => {
    const typed = text.trim();
    const query = typed.length < least ? '' : typed;
    if (query === value) return;
    setDraft({ text, of: query });
    onSearch(query);
  };
  const latest = useRef(runSearch);
  useEffect(() => {
    latest.current = runSearch;
  });
  useEffect(() => {
    const timer = setTimeout(() => latest.current(), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  useSlashKey(input);
  const hint = least > 1 ? t('list.search_from', { min: least }) : undefined;
  return (
    <Adorned icon={<Search aria-hidden />}>
      <PageKeys>
        <kbd>/</kbd>
        <span>{t('button.search')}</span>
      </PageKeys>
      <Input
        ref={input}
        type="search"
        variant="quiet"
        data-icon
        aria-label={t('button.search')}
        placeholder={hint ?? t('button.search')}
        title={hint}
        maxLength={100}
        value={text}
        onChange={(event) => setDraft({ text: event.target.value, of: value })}
        onKeyDown={(event) => {
          if (event.key === 'Enter') runSearch();
        }}
      />
    </Adorned>
  );
}
