import { useFormContext, useWatch } from '@careloom/shared/form';
import { formatMoney } from '@careloom/shared/format';
import { Card, LineTable, Subtext } from '@careloom/shared/ui';
import { t } from './texts';
import type { PayLevelDraft } from './draft';
import styles from './editor.module.css';
import { EXAMPLES, type ExamplePrice, priceExample } from './examples';

function newPrice(now: ExamplePrice, before: ExamplePrice) {
  if (now === null) return '–';
  if ('fault' in now)
    return (
      <>
        <span className={styles.fault}>{t('pay_level.part_without_rate')}</span>
        <Subtext>{t('pay_level.part_of_hours')}</Subtext>
      </>
    );
  const isSame = before !== null && 'dollars' in before && before.dollars === now.dollars;
  return (
    <>
      <span className={styles.new}>{formatMoney(now.dollars)}</span>
      {isSame && <Subtext>{t('pay_level.no_change')}</Subtext>}
    </>
  );
}

/** The cost of some usual shifts with the typed rates, beside their current cost. @param saved the level as it is stored; null for a new one */
export function ExamplePrices({ saved }: { saved: PayLevelDraft | null }) {
  const { control } = useFormContext<PayLevelDraft>();
  const draft = useWatch({ control }) as PayLevelDraft;
  const lines = EXAMPLES.map((example) => ({
    label: t(example.label),
    before: saved && priceExample(saved, example, true),
    now: priceExample(draft, example),
  }));
  return (
    <Card title={t('pay_level.examples')} flush>
      <LineTable
        label={t('pay_level.examples')}
        lines={lines}
        columns={[
          { head: t('pay_level.shift'), cell: ({ label }) => label },
          ...(saved
            ? [
                {
                  head: t('pay_level.price_now'),
                  align: 'end' as const,
                  cell: ({ before }: (typeof lines)[number]) => (
                    <span className={styles.old}>{before && 'dollars' in before ? formatMoney(before.dollars) : '–'}</span>
                  ),
                },
              ]
            : []),
          { head: t('pay_level.price_new'), align: 'end', cell: ({ now, before }) => newPrice(now, before) },
        ]}
      />
    </Card>
  );
}
