import type { Invoice } from '@careloom/contract/resources/invoices';
import { formatDecimal } from '@careloom/shared/format';
import { Slot } from '@careloom/shared/slots';
import { Button, Capitalized, ScrollBox, Skeleton } from '@careloom/shared/ui';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { Fragment, useId, useState } from 'react';
import { t } from './texts';
import styles from './paper-lines.module.css';

type Line = Invoice['line_items'][number];

/** Whether a line is the last of its shift. The amount of the shift is explained only there. */
const endsShift = (line: Line, next: Line | undefined): line is Line & { shift_id: number } =>
  typeof line.shift_id === 'number' && line.shift_id !== next?.shift_id;

/** The billed lines. On a phone, hours and rate are under the description to leave room for it. */
export function PaperLines({ lines }: { lines: readonly Line[] }) {
  const [opened, setOpened] = useState<number | null>(null);
  const heads = [t('field.invoice.service_hours'), t('field.invoice.quantity'), t('invoice.rate')];
  return (
    <ScrollBox className={styles.box ?? ''} label={t('invoice.lines')}>
      <table className={styles.lines}>
        <thead>
          <tr>
            <th scope="col" className={styles.head}>
              {t('invoice.description')}
            </th>
            {heads.map((head) => (
              <th key={head} scope="col" className={`${styles.head} ${styles.number} ${styles.wide}`}>
                {head}
              </th>
            ))}
            <th scope="col" className={`${styles.head} ${styles.number}`}>
              {t('field.invoice.amount')}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, at) => (
            <Fragment key={at}>
              <LineRow
                line={line}
                shiftId={endsShift(line, lines[at + 1]) ? line.shift_id : null}
                isOpen={opened === at}
                onToggle={() => setOpened(opened === at ? null : at)}
              />
            </Fragment>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}

interface LineRowProps {
  line: Line;
  /** The shift whose amount is explained at this line; null for other lines of the shift, and for an expense. */
  shiftId: number | null;
  isOpen: boolean;
  onToggle: () => void;
}

function LineRow({ line, shiftId, isOpen, onToggle }: LineRowProps) {
  const id = useId();
  const { description, service_hours, quantity, unit_amount, amount } = line;
  const Icon = isOpen ? ChevronUp : ChevronDown;
  return (
    <>
      <tr>
        <td className={styles.cell}>
          <Capitalized>{description}</Capitalized>
          <span className={styles.under}>
            {quantity} × {formatDecimal(unit_amount)}
          </span>
          {shiftId !== null && (
            <span className={styles.opener}>
              {' '}
              <Button variant="ghost" size="sm" aria-expanded={isOpen} aria-controls={isOpen ? id : undefined} onClick={onToggle}>
                <Icon aria-hidden />
                {t('invoice.why')}
              </Button>
            </span>
          )}
        </td>
        <td className={`${styles.cell} ${styles.number} ${styles.wide}`}>{service_hours ?? '–'}</td>
        <td className={`${styles.cell} ${styles.number} ${styles.wide}`}>{quantity}</td>
        <td className={`${styles.cell} ${styles.number} ${styles.wide}`}>{formatDecimal(unit_amount)}</td>
        <td className={`${styles.cell} ${styles.number}`}>{formatDecimal(amount)}</td>
      </tr>
      {isOpen && shiftId !== null && (
        <tr id={id} className={styles.opened}>
          <td colSpan={5} className={styles.why}>
            <Slot name="shift-amount" props={{ shiftId }} waiting={<Skeleton lines={6} />} />
          </td>
        </tr>
      )}
    </>
  );
}
