import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Adorned, Input } from '../../ui/index';
import { say } from '../texts';
import { useSlashKey } from './use-slash-key';

export interface SearchBoxProps {
  value: string;
  onSearch: (text: string) => void;
}

/** A pause this long, in milliseconds, ends a word. */
const PAUSE = 300;

/** Asks when one stops typing. The slash key leads here from anywhere on the page. */
export function SearchBox({ value, onSearch }: SearchBoxProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const ask = useRef(onSearch);
  useEffect(() => {
    ask.current = onSearch;
  });
  useEffect(() => {
    if (draft === null) return;
    const timer = setTimeout(() => {
      ask.current(draft.trim());
      setDraft(null);
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [draft]);
  useSlashKey(input);
  const now = () => {
    if (draft === null) return;
    onSearch(draft.trim());
    setDraft(null);
  };
  return (
    <Adorned icon={<Search aria-hidden />}>
      <Input
        ref={input}
        type="search"
        variant="quiet"
        data-icon
        aria-label={say('button.search')}
        placeholder={say('button.search')}
        maxLength={100}
        value={draft ?? value}
        onChange={(event) => setDraft(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') now();
        }}
      />
    </Adorned>
  );
}
