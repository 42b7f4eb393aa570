import type { Expense } from '@careloom/contract/resources/expenses';
import { hasRoute, hrefOf, queryString } from '@careloom/shared/navigation';
import { ButtonLink } from '@careloom/shared/ui';
import { ImageOff, Maximize, MessageCircle } from 'lucide-react';
import { useState } from 'react';
import { t } from '../texts';
import { useViewer } from '../use-viewer';
import { PdfPages } from './pdf/pdf-pages';
import { ReceiptFrame } from './receipt-frame';
import styles from './receipt.module.css';

interface ReceiptProps {
  expense: Expense;
  /** Whether the receipt shrinks to make room for the text field below it. */
  low?: boolean;
}

/** The receipt of an expense, large enough to be read: a picture, or the pages of a PDF. */
export function Receipt({ expense, low = false }: ReceiptProps) {
  const { receipt_url: url, title } = expense;
  const [failed, setFailed] = useState<string | null>(null);
  if (url === null) return <Missing expense={expense} />;
  const leads = { size: 'sm', href: url, target: '_blank', rel: 'noreferrer' } as const;
  const label = t('records.open_receipt');
  if (failed === url)
    return (
      <div className={styles.missing}>
        <ImageOff aria-hidden />
        <p>{t('expense.receipt_failed')}</p>
        <ButtonLink {...leads}>
          <Maximize aria-hidden />
          {label}
        </ButtonLink>
      </div>
    );
  const open = (
    <ButtonLink {...leads} shape="icon" aria-label={label} title={label}>
      <Maximize aria-hidden />
    </ButtonLink>
  );
  const name = t('expense.receipt_of', { title });
  const fail = () => setFailed(url);
  const isPdf = expense.receipt_type === 'pdf';
  return (
    <ReceiptFrame key={url} name={name} isLong={isPdf} low={low} open={open}>
      {(look) =>
        isPdf ? (
          <PdfPages url={url} name={name} {...look} onError={fail} />
        ) : (
          <div className={styles.sheet} data-zoom={look.zoom} data-turn={look.turn}>
            <img src={url} alt={name} className={styles.picture} onError={fail} />
          </div>
        )
      }
    </ReceiptFrame>
  );
}

/** Shown without a receipt. An approver can ask the person who added the expense. */
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
