import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Tone } from '../ui/index';

export interface Knot {
  key: string | number;
  title: ReactNode;
  /** When and by whom. */
  line?: ReactNode;
  /** Colour of the entry; `done` by default. */
  tone?: Tone;
  /** The entry is in the future: shown as a hollow knot on a dashed line. */
  toCome?: boolean;
}

const tick = <Check aria-hidden />;
const cross = <X aria-hidden />;

/** A timeline of past, current and future entries. */
export function History({ knots }: { knots: readonly Knot[] }) {
  return (
    <ol className="cl-history">
      {knots.map(({ key, title, line, tone = 'done', toCome = false }) => (
        <li key={key} className={toCome ? 'cl-to-come' : `cl-tone-${tone}`}>
          <span className="cl-knot">{!toCome && (tone === 'stopped' ? cross : tick)}</span>
          <div className="cl-name">{title}</div>
          {line && <div className="cl-line">{line}</div>}
        </li>
      ))}
    </ol>
  );
}
