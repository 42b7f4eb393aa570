import type { XeroConfig, XeroLineKey } from '@careloom/contract/resources/xero-config';
import { Button, Card, LineTable } from '@careloom/shared/ui';
import { t } from './texts';
import { type MappedLine, mappedLines } from './lines';
import styles from './xero.module.css';

interface CodesCardProps {
  config: XeroConfig | null;
  /** Opens the form for the codes of a kind of line; null without permission to change them. */
  onSet: ((key: XeroLineKey) => void) | null;
}

/** The codes under which each kind of line is booked in Xero. */
export function CodesCard({ config, onSet }: CodesCardProps) {
  const mayChange = onSet !== null && config !== null;
  const columns = [
    {
      head: t('field.xero.line_items'),
      cell: ({ key, name, codes }: MappedLine) => {
        if (!codes) return <span className={styles.missing}>{name}</span>;
        if (!mayChange) return name;
        return (
          <button type="button" className={styles.open} onClick={() => onSet(key)}>
            {name}
          </button>
        );
      },
    },
    {
      head: t('field.xero.item_code'),
      cell: ({ key, codes }: MappedLine) => {
        if (codes) return codes.item_code;
        return mayChange ? (
          <Button size="sm" onClick={() => onSet(key)}>
            {t('xero.codes.set')}
          </Button>
        ) : (
          '–'
        );
      },
    },
    { head: t('field.xero.purchase_account_code'), cell: ({ codes }: MappedLine) => codes?.purchase_account_code ?? '–' },
    { head: t('field.xero.sales_account_code'), cell: ({ codes }: MappedLine) => codes?.sales_account_code ?? '–' },
  ];
  return (
    <Card title={t('screen.code_mapping')} flush>
      <LineTable label={t('xero.codes.table')} columns={columns} lines={mappedLines(config ?? undefined)} />
    </Card>
  );
}
