import { House } from 'lucide-react';
import type { ReactNode } from 'react';
import { initialsOf } from './initials';
import { tintOf, type Tint } from './tint';

export interface AvatarProps {
  /** Source of initials and tint. */
  name: string;
  /** Address of a picture; without it, the initials are shown. */
  picture?: string | null | undefined;
  size?: 24 | 28 | 36 | 40 | 64 | 96;
  tint?: Tint;
  /** A place instead of a person: squared, with a house icon. */
  place?: boolean;
  /** For something that is neither: a cloud, a file. */
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
