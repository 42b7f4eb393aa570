import { CircleHelp } from 'lucide-react';
import { STATES, type Thing } from './index';
import type { StateEntry, Vocabulary } from './tone';

const words = (value: string) => value.replace(/[_-]+/g, ' ').trim();

/**
 * How a state is shown. A value that this release does not know (the API may be newer) is shown neutrally, in its own words.
 */
export function stateOf(of: Vocabulary | Thing, value: string): StateEntry {
  const vocabulary: Vocabulary = typeof of === 'string' ? STATES[of] : of;
  return vocabulary[value] ?? [words(value), CircleHelp, 'quiet'];
}

/** The word alone, for a filter or a sentence. */
export const stateWord = (of: Vocabulary | Thing, value: string) => stateOf(of, value)[0];
