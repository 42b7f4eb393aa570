import type { ReactNode } from 'react';

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
