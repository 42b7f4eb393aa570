import { CircleHelp } from 'lucide-react';
import { STATES, type Thing } from './index';
import type { StateEntry, Vocabulary } from './tone';

const words = (value: string) => value.replace(/[_-]+/g, ' ').trim();

/** How a state is shown. A value unknown to this release (the API may be newer) is shown neutrally, as its own text. */
export function stateOf(of: Vocabulary | Thing, value: string): StateEntry {
  const vocabulary: Vocabulary = typeof of === 'string' ? STATES[of] : of;
  return vocabulary[value] ?? [words(value), CircleHelp, 'quiet'];
}

/** The label alone, for a filter or a sentence. */
export const stateWord = (of: Vocabulary | Thing, value: string) => stateOf(of, value)[0];
