import type { ReactNode } from 'react';
import { stateOf } from './entry-of';
import type { Thing } from './index';
import { Tag } from './tag';
import type { Vocabulary } from './tone';

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
