import type { LucideIcon } from 'lucide-react';

export type Tone = 'quiet' | 'open' | 'moving' | 'waiting' | 'done' | 'stopped' | 'night';
/** The third witness beside word and colour, where a drawing needs one. */
export type Look = 'dashed' | 'hatched' | 'struck';
export type StateEntry = readonly [word: string, icon: LucideIcon, tone: Tone, look?: Look];
export type Vocabulary = Readonly<Record<string, StateEntry>>;
