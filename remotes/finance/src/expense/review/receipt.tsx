import type { Expense } from '@careloom/contract/resources/expenses';
import { hasRoute, hrefOf, queryString } from '@careloom/shared/navigation';
import { Button, ButtonLink, ScrollBox } from '@careloom/shared/ui';
import { FileText, ImageOff, Maximize, MessageCircle, RotateCw, ZoomIn } from 'lucide-react';
import { useState } from 'react';
import { t } from '../../texts';
import { useViewer } from '../use-viewer';
import styles from './receipt.module.css';

const ZOOMS = [1, 2, 3] as const;
const TURNS = [0, 90, 180, 270] as const;

/** The receipt of an expense, large enough to be read: zoom, turn, and a page of its own. */
export function Receipt({ expense }: { expense: Expense }) {
  const { receipt_url: url, title } = expense;
  const [failed, setFailed] = useState<string | null>(null);
  if (url === null) return <Missing expense={expense} />;
  const open = (
    <ButtonLink size="sm" href={url} target="_blank" rel="noreferrer">
      <Maximize aria-hidden />
      {t('records.open_receipt')}
    </ButtonLink>
  );
  if (expense.receipt_type === 'pdf')
    return (
      <div className={styles.missing}>
        <FileText aria-hidden />
        <p>{t('expense.receipt_pdf')}</p>
        {open}
      </div>
    );
  if (failed === url)
    return (
      <div className={styles.missing}>
        <ImageOff aria-hidden />
        <p>{t('expense.receipt_failed')}</p>
        {open}
      </div>
    );
  return <Picture key={url} url={url} name={t('expense.receipt_of', { title })} onError={() => setFailed(url)} open={open} />;
}

interface PictureProps {
  url: string;
  name: string;
  onError: () => void;
  open: React.ReactNode;
}

function Picture({ url, name, onError, open }: PictureProps) {
  const [zoom, setZoom] = useState(0);
  const [turn, setTurn] = useState(0);
  const times = ZOOMS[zoom] ?? 1;
  return (
    <div className={styles.frame}>
      <ScrollBox label={name} className={styles.window}>
        <div className={styles.sheet} data-zoom={times} data-turn={TURNS[turn]}>
          <img src={url} alt={name} className={styles.picture} onError={onError} />
        </div>
      </ScrollBox>
      <div className={styles.tools}>
        <Button size="sm" aria-label={t('expense.zoom', { times })} onClick={() => setZoom((zoom + 1) % ZOOMS.length)}>
          <ZoomIn aria-hidden />
          {times}×
        </Button>
        <Button size="sm" onClick={() => setTurn((turn + 1) % TURNS.length)}>
          <RotateCw aria-hidden />
          {t('expense.turn')}
        </Button>
        {open}
      </div>
    </div>
  );
}

/** Where there is none: whoever decides can ask who added it. */
function Missing({ expense: { added_by } }: { expense: Expense }) {
  const { id, mayApprove } = useViewer();
  const asks = mayApprove && added_by.id !== id && hasRoute('inbox');
  return (
    <div className={styles.missing}>
      <ImageOff aria-hidden />
      <p>{t('expense.no_receipt')}</p>
      {asks && (
        <ButtonLink size="sm" href={hrefOf('inbox') + queryString({ with: added_by.id })}>
          <MessageCircle aria-hidden />
          {t('expense.ask_for_it')}
        </ButtonLink>
      )}
    </div>
  );
}
