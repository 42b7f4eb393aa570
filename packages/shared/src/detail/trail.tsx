import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';

export interface TrailKnot {
  key: string;
  title: ReactNode;
  /** The amount at this knot, as it is shown; null where there is none yet. */
  amount?: string | null;
  /** When and by whom, or why not. */
  line?: ReactNode;
  state: 'done' | 'now' | 'to-come' | 'stopped';
  /** What mends it, below its line. */
  mend?: ReactNode;
}

const tick = <Check aria-hidden />;
const cross = <X aria-hidden />;

/** The way of something from left to right, a knot for each station. @param goesOn whether another trail follows at its right */
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
