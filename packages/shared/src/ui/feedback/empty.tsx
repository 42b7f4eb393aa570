import type { ReactNode } from 'react';
import { t } from '../texts';

const FIVE_WARPS = 'M26 8v72M46 8v72M66 8v72M86 8v72M106 8v72';

/** Warp threads without a weft: the background for the drawings of an empty list and a failed part. */
export function WeaveDrawing({ warps = FIVE_WARPS, children }: { warps?: string; children: ReactNode }) {
  return (
    <svg width="132" height="88" viewBox="0 0 132 88" fill="none" strokeWidth="7" strokeLinecap="round" aria-hidden>
      <path className="cl-warp" d={warps} />
      {children}
    </svg>
  );
}

export interface EmptyProps {
  /** One sentence on why it is empty. */
  children: ReactNode;
  /** The one action: clear the filters, or add. */
  action?: ReactNode;
  title?: string;
  /** Half the padding, for a card or a tab. */
  compact?: boolean;
  /** `h1` if it is the only content of the page. */
  heading?: 'h1' | 'h2';
}

const wefts = (
  <>
    <path className="cl-weft-strong" d="M4 60h14M34 60h24M74 60h24" />
    <path className="cl-weft-loose" d="M54 40h24M94 40h24c10 0 10 20 0 20" />
  </>
);

export function Empty({ title = t('common.no_records'), compact = false, heading: Heading = 'h2', action, children }: EmptyProps) {
  return (
    <div className={compact ? 'cl-empty cl-compact' : 'cl-empty'}>
      <WeaveDrawing>{wefts}</WeaveDrawing>
      <Heading tabIndex={Heading === 'h1' ? -1 : undefined}>{title}</Heading>
      <p>{children}</p>
      {action && <div className="cl-row">{action}</div>}
    </div>
  );
}
