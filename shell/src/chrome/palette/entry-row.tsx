import { Avatar, Tag } from '@careloom/shared/ui';
import { createElement } from 'react';
import { menuText } from '../../platform/chrome-texts';
import type { Entry } from './entry';
import { paletteIcon } from './icons';
import styles from './entry-row.module.css';

const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A text in which the typed words are highlighted. */
function Marked({ text, words }: { text: string; words: string }) {
  const wanted = words.split(/\s+/).filter(Boolean).map(escaped);
  if (wanted.length === 0) return text;
  return text.split(new RegExp(`(${wanted.join('|')})`, 'i')).map((part, at) =>
    at % 2 === 1 ? (
      <mark key={at} className={styles.mark}>
        {part}
      </mark>
    ) : (
      part
    ),
  );
}

/** The picture or icon of an entry, for its row and for the heading of its facts. */
export function EntryFace({ entry: { icon, found }, size }: { entry: Pick<Entry, 'icon' | 'found'>; size: 36 | 40 }) {
  const { picture } = found?.kind ?? {};
  if (found && picture === 'house') return <Avatar name={found.record.name} size={size} place />;
  if (found && picture === 'person' && found.record.person !== null) {
    return <Avatar name={found.record.person} size={size} picture={found.record.picture_url} />;
  }
  return <span className={styles.icon}>{createElement(paletteIcon(icon), { className: 'cl-i', 'aria-hidden': true })}</span>;
}

export function EntryState({ entry: { found } }: { entry: Pick<Entry, 'found'> }) {
  const state = found?.kind.states?.[found.record.state ?? ''];
  if (!state) return null;
  return (
    <Tag tone={state.tone} icon={paletteIcon(state.icon)}>
      {menuText(state.label)}
    </Tag>
  );
}

/** A row of the palette. */
export const EntryRow = ({ entry, words }: { entry: Entry; words: string }) => (
  <>
    <EntryFace entry={entry} size={36} />
    <span className={styles.text}>
      <span className={styles.label}>
        <Marked text={entry.label} words={words} />
      </span>
      {entry.line && (
        <span className={styles.line}>
          <Marked text={entry.line} words={words} />
        </span>
      )}
    </span>
    <EntryState entry={entry} />
    {entry.place && <span className={styles.place}>{entry.place}</span>}
  </>
);
