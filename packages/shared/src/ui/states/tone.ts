import type { LucideIcon } from 'lucide-react';

export type Tone = 'quiet' | 'open' | 'moving' | 'waiting' | 'done' | 'stopped' | 'night';
/** An optional third signal besides label and colour. */
export type Look = 'dashed' | 'hatched' | 'struck';
export type StateEntry = readonly [word: string, icon: LucideIcon, tone: Tone, look?: Look];
/** How the states of one kind of record are shown, by the contract's values. Each remote defines those of its own records. */
export interface Vocabulary {
  readonly [value: string]: StateEntry;
}
