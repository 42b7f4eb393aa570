import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';

export interface TrailKnot {
  key: string;
  title: ReactNode;
  /** The formatted amount at this step; null if there is none yet. */
  amount?: string | null;
  /** When and by whom the step was done, or why it was not. */
  line?: ReactNode;
  state: 'done' | 'now' | 'to-come' | 'stopped';
  /** An action that resolves the problem, shown below the line. */
  mend?: ReactNode;
}

const tick = <Check aria-hidden />;
const cross = <X aria-hidden />;

/** The steps of a process from left to right, each with a mark. @param goesOn whether another trail continues to the right */
export function Trail({ knots, goesOn = false }: { knots: readonly TrailKnot[]; goesOn?: boolean }) {
  return (
    <ol className={goesOn ? 'cl-trail cl-goes-on' : 'cl-trail'}>
      {knots.map(({ key, title, amount = null, line, state, mend }) => (
        <li key={key} data-state={state}>
          <span className="cl-trail-mark" aria-hidden>
            {state === 'done' && tick}
            {state === 'stopped' && cross}
          </span>
          <span className="cl-name">{title}</span>
          {amount !== null && <b className="cl-trail-amount">{amount}</b>}
          {line && <span className="cl-line">{line}</span>}
          {mend && <span className="cl-trail-mend">{mend}</span>}
        </li>
      ))}
    </ol>
  );
}
