import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

export type Tone = 'quiet' | 'open' | 'moving' | 'waiting' | 'done' | 'stopped' | 'night';
/** An optional third signal besides label and colour. */
export type Look = 'dashed' | 'hatched' | 'struck';
export type StateEntry = readonly [word: string, icon: LucideIcon, tone: Tone, look?: Look];
/** How the states of one kind of record are shown, by the contract's values. Each remote defines those of its own records. */
export interface Vocabulary {
  readonly [value: string]: StateEntry;
}

export interface TagProps {
  tone: Tone;
  children: ReactNode;
  icon?: LucideIcon;
  look?: Look | undefined;
}

const LOOKS: Readonly<Record<Look, string>> = { dashed: ' cl-dashed', hatched: ' cl-hatched', struck: ' cl-struck' };

/** Icon, label and colour. Static class names, because a list contains hundreds of tags. */
export function Tag({ tone, icon: Icon, look, children }: TagProps) {
  return (
    <span className={`cl-tag cl-tone-${tone}${look ? LOOKS[look] : ''}${Icon ? '' : ' cl-bare'}`}>
      {Icon && <Icon className="cl-i-s" aria-hidden />}
      <span>{children}</span>
    </span>
  );
}
