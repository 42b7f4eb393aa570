import type { ReactNode } from 'react';
import { stateOf } from './entry-of';
import type { Thing } from './index';
import { Tag } from './tag';
import type { Vocabulary } from './tone';

export interface StateProps {
  /** What the states of its thing are. A name stands for one of `STATES`, for remotes of before. */
  of: Vocabulary | Thing;
  /** As on the wire; one that is not known is shown neutrally. */
  value: string;
  /** Adds dashes or the hatch, as a roster draws them. */
  drawn?: boolean;
  /** Instead of the word, where it counts: "Expiring in 4 days". */
  children?: ReactNode;
}

/** The state of a thing: `<State of={INVOICE_STATES} value={invoice.status} />`. */
export function State({ of, value, drawn = false, children }: StateProps) {
  const [word, icon, tone, look] = stateOf(of, value);
  return (
    <Tag tone={tone} icon={icon} look={drawn || look === 'struck' ? look : undefined}>
      {children ?? word}
    </Tag>
  );
}
