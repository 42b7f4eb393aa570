import type { LucideIcon } from 'lucide-react';

export type Tone = 'quiet' | 'open' | 'moving' | 'waiting' | 'done' | 'stopped' | 'night';
/** The third witness beside word and colour, where a drawing needs one. */
export type Look = 'dashed' | 'hatched' | 'struck';
export type StateEntry = readonly [word: string, icon: LucideIcon, tone: Tone, look?: Look];
/** How the states of one thing are shown, by the contract's values. Each remote writes those of its things. */
export interface Vocabulary {
  readonly [value: string]: StateEntry;
}
