import { House } from 'lucide-react';
import type { ReactNode } from 'react';

/** First letters of the first and the last word, by code point; a hyphen separates words: "Aroha Ngata-Williams" is AW. */
export function initialsOf(name: string) {
  const words = name
    .trim()
    .split(/[\s-]+/)
    .filter(Boolean);
  const ends = words.length > 1 ? [words[0], words[words.length - 1]] : words;
  return ends
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toLocaleUpperCase('en-AU');
}

export const TINTS = ['gum', 'galah', 'wattle', 'fern', 'lake', 'dusk'] as const;
export type Tint = (typeof TINTS)[number];

/** Tints of places. Wattle (waiting) and galah (new) are excluded: these states do not apply to a house. */
const OF_PLACES: readonly Tint[] = ['gum', 'fern', 'lake', 'dusk'];

/** The tint of a person or place: the same name always gets the same tint. */
export function tintOf(name: string, place = false): Tint {
  const tints = place ? OF_PLACES : TINTS;
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return tints[sum % tints.length] ?? 'gum';
}

export interface AvatarProps {
  /** Source of initials and tint. */
  name: string;
  /** Address of a picture; without it, the initials are shown. */
  picture?: string | null | undefined;
  size?: 24 | 28 | 36 | 40 | 64 | 96;
  tint?: Tint;
  /** A place instead of a person: squared, with a house icon. */
  place?: boolean;
  /** Shown instead of the initials, for something that is neither a person nor a place: a cloud, a file. */
  icon?: ReactNode;
}

const roof = <House className="cl-i" aria-hidden />;

/** Decorative: the name is always shown beside it. People are round, places are squared. */
export function Avatar({ name, picture, size = 36, place = false, tint = tintOf(name, place), icon }: AvatarProps) {
  const inside = picture ? <img src={picture} alt="" loading="lazy" /> : (icon ?? (place ? roof : initialsOf(name)));
  return (
    <span className={`cl-av cl-av-${size} cl-tint-${tint}${place ? ' cl-place' : ''}`} aria-hidden>
      {inside}
    </span>
  );
}

export type Face = Pick<AvatarProps, 'name' | 'picture' | 'tint'> & { id?: number };

/** The first avatars of a group, overlapping. */
export function AvatarStack({ people, size = 28, most = 3 }: { people: readonly Face[]; size?: AvatarProps['size']; most?: number }) {
  return (
    <span className="cl-stack">
      {people.slice(0, most).map(({ id, ...person }) => (
        <Avatar key={id ?? person.name} {...person} {...(size && { size })} />
      ))}
    </span>
  );
}
