import { CircleHelp } from 'lucide-react';
import type { ReactNode } from 'react';
import { STATES, type Thing } from './index';
import { Tag, type StateEntry, type Vocabulary } from './tag';

const words = (value: string) => value.replace(/[_-]+/g, ' ').trim();

/** How a state is shown. A value unknown to this release (the API may be newer) is shown neutrally, as its own text. */
export function stateOf(of: Vocabulary | Thing, value: string): StateEntry {
  const vocabulary: Vocabulary = typeof of === 'string' ? STATES[of] : of;
  return vocabulary[value] ?? [words(value), CircleHelp, 'quiet'];
}

/** The label alone, for a filter or a sentence. */
export const stateWord = (of: Vocabulary | Thing, value: string) => stateOf(of, value)[0];

export interface StateProps {
  /** The states of this kind of record. A name refers to one of `STATES`, for older remotes. */
  of: Vocabulary | Thing;
  /** The API's value; an unknown one is shown neutrally. */
  value: string;
  /** Adds dashes or hatching, as in a roster. */
  drawn?: boolean;
  /** Replaces the label, if it shows a number: "Expiring in 4 days". */
  children?: ReactNode;
}

/** The state of a record: `<State of={INVOICE_STATES} value={invoice.status} />`. */
export function State({ of, value, drawn = false, children }: StateProps) {
  const [word, icon, tone, look] = stateOf(of, value);
  return (
    <Tag tone={tone} icon={icon} look={drawn || look === 'struck' ? look : undefined}>
      {children ?? word}
    </Tag>
  );
}
