import { useFormContext, useWatch } from '@careloom/shared/form';
import { formatMoney } from '@careloom/shared/format';
import { Card, Ledger } from '@careloom/shared/ui';
import { t } from './texts';
import { type PayLevelDraft, rateOfKind } from './draft';

/** The rates that are derived from the typed ones and shown on other screens. */
export function DerivedRates() {
  const { control } = useFormContext<PayLevelDraft>();
  const [timings, saturday] = useWatch({ control, name: ['timings', 'saturday_rate'] });
  return (
    <Card title={t('pay_level.derived')}>
      <Ledger
        facts={[
          { label: t('field.pay_level.weekday_rate'), value: formatMoney(rateOfKind(timings, 0)) },
          { label: t('field.pay_level.weekend_rate'), value: formatMoney(saturday) },
          { label: t('field.pay_level.24_hour_overnight_rate'), value: formatMoney(rateOfKind(timings, 1)) },
        ]}
      />
    </Card>
  );
}
