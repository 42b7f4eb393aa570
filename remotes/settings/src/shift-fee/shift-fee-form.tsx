import { settings } from '@careloom/contract/resources/settings';
import { FormBody, FormFoot, FormGrid, KitForm, NumberField, useContractForm, useFormContext, useWatch } from '@careloom/shared/form';
import { formatMoney } from '@careloom/shared/format';
import { Card, Ledger } from '@careloom/shared/ui';
import { t } from './texts';
import { feeExample } from './example';

/** @param percentage the stored value, such as "7.50". `onDone` is called after the change was saved. */
export function ShiftFeeForm({ percentage, onDone }: { percentage: string; onDone: () => void }) {
  const form = useContractForm(settings.setPercentage, { defaultValues: { percentage }, onDone });
  return (
    <KitForm form={form}>
      {(summary) => (
        <Card title={t('shift_fee.title')} flush>
          <FormBody>
            {summary}
            <FormGrid>
              <NumberField name="percentage" decimals step={0.5} max={100} span={3} help={t('shift_fee.help')} />
            </FormGrid>
            <Example />
          </FormBody>
          <FormFoot verb={t('button.save')} busy={form.submitting} />
        </Card>
      )}
    </KitForm>
  );
}

/** The amount that the typed fee takes from one shift. */
function Example() {
  const { control } = useFormContext<{ percentage: string }>();
  const example = feeExample(useWatch({ control, name: 'percentage' }));
  return (
    <section aria-label={t('shift_fee.example')}>
      <Ledger
        facts={[
          { label: t('shift_fee.cost'), value: formatMoney(example?.cost) },
          { label: t('shift_fee.fee'), value: formatMoney(example?.fee) },
          { label: t('shift_fee.payable'), value: formatMoney(example?.payable) },
          { label: t('shift_fee.with_gst'), value: formatMoney(example?.with_gst) },
        ]}
      />
    </section>
  );
}
