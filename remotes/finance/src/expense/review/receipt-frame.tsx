import { Button, ScrollBox } from '@careloom/shared/ui';
import { RotateCw, ZoomIn } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { t } from '../texts';
import styles from './receipt.module.css';

const ZOOMS = [1, 2, 3] as const;
const TURNS = [0, 90, 180, 270] as const;

/** How a receipt is displayed: zoom factor relative to the frame's width, and clockwise rotation in degrees. */
export interface Look {
  zoom: (typeof ZOOMS)[number];
  turn: (typeof TURNS)[number];
}

interface ReceiptFrameProps {
  name: string;
  /** Whether the receipt is a PDF. The frame then overflows from the start, and is a tab stop. */
  isLong: boolean;
  /** Whether the frame shrinks to make room for the text field below it. */
  low: boolean;
  /** Link to the receipt on a page of its own. */
  open: ReactNode;
  children: (look: Look) => ReactNode;
}

/** The pages of a PDF always overflow the frame, so the frame is focusable and can be scrolled with the keyboard. */
const LONG = { role: 'region', tabIndex: 0 } as const;

function ReceiptTool({ label, onPick, children }: { label: string; onPick: () => void; children: ReactNode }) {
  return (
    <Button size="sm" shape="icon" aria-label={label} title={label} onClick={onPick}>
      {children}
    </Button>
  );
}

/** The scrollable frame of a receipt, with zoom and rotate buttons beside it. */
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
