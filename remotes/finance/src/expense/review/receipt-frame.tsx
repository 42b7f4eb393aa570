import { Button, ScrollBox } from '@careloom/shared/ui';
import { RotateCw, ZoomIn } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { t } from '../texts';
import styles from './receipt.module.css';

const ZOOMS = [1, 2, 3] as const;
const TURNS = [0, 90, 180, 270] as const;

/** How a receipt is looked at: how many times as wide as its window, and turned by how many degrees clockwise. */
export interface Look {
  zoom: (typeof ZOOMS)[number];
  turn: (typeof TURNS)[number];
}

interface ReceiptFrameProps {
  name: string;
  /** Of several pages: it scrolls from the start, so it is a stop of Tab. */
  isLong: boolean;
  /** It shrinks to make room for the text written below it. */
  low: boolean;
  /** Leads to the receipt on a page of its own. */
  open: ReactNode;
  children: (look: Look) => ReactNode;
}

/** Pages below each other scroll in any case: by keys as well. */
const LONG = { role: 'region', tabIndex: 0 } as const;

function ReceiptTool({ label, onPick, children }: { label: string; onPick: () => void; children: ReactNode }) {
  return (
    <Button size="sm" shape="icon" aria-label={label} title={label} onClick={onPick}>
      {children}
    </Button>
  );
}

/** The window of a receipt, and beside it what enlarges and turns it. */
export function ReceiptFrame({ name, isLong, low, open, children }: ReceiptFrameProps) {
  const [nthZoom, setZoom] = useState(0);
  const [nthTurn, setTurn] = useState(0);
  const zoom = ZOOMS[nthZoom] ?? 1;
  const shown = children({ zoom, turn: TURNS[nthTurn] ?? 0 });
  return (
    <div className={styles.frame} data-low={low || undefined}>
      {isLong ? (
        <div className={styles.window} aria-label={name} {...LONG}>
          {shown}
        </div>
      ) : (
        <ScrollBox label={name} className={styles.window}>
          {shown}
        </ScrollBox>
      )}
      <div className={styles.tools}>
        <ReceiptTool label={t('expense.zoom', { times: zoom })} onPick={() => setZoom((nthZoom + 1) % ZOOMS.length)}>
          <ZoomIn aria-hidden />
        </ReceiptTool>
        <ReceiptTool label={t('expense.turn')} onPick={() => setTurn((nthTurn + 1) % TURNS.length)}>
          <RotateCw aria-hidden />
        </ReceiptTool>
        {open}
      </div>
    </div>
  );
}
