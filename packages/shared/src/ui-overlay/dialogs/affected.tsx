import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Ledger, Who, type Fact, type WhoProps } from '../../ui/index';
import { t } from '../texts';

export interface AffectedProps {
  /** The records or the person that the action affects. The first three are shown. */
  of: readonly WhoProps[];
  /** Facts that distinguish the record from others of the same name. */
  facts?: readonly Fact[];
  /** Side effects of the action: "7 others become Not selected." */
  also?: readonly string[];
}

/** More would push the buttons of the dialog off a phone's screen. */
const SHOWN = 3;

/** Shows what the action will change, below the question of a confirmation dialog. */
export function Affected({ of, facts = [], also = [] }: AffectedProps): ReactNode {
  const more = of.length - SHOWN;
  return (
    <div className="cl-affected">
      {of.slice(0, SHOWN).map((who, index) => (
        <Who key={index} {...who} />
      ))}
      {more > 0 && <p className="cl-line">{t('kit.and_more', { count: more })}</p>}
      {facts.length > 0 && <Ledger facts={facts} />}
      {also.map((sentence) => (
        <p key={sentence} className="cl-affected-also">
          <ArrowRight className="cl-i-s" aria-hidden />
          {sentence}
        </p>
      ))}
    </div>
  );
}
