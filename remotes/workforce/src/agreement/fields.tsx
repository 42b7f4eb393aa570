import type { Named } from '@careloom/contract/entities';
import { DateField, FormGrid, NumberField, SelectField, TextAreaField, TextField } from '@careloom/shared/form';
import { t } from './texts';

interface AgreementFieldsProps {
  providers: readonly Named[];
  levels: readonly Named[];
}

const choicesOf = (rows: readonly Named[]) => rows.map(({ id, name }) => ({ value: String(id), label: name }));

/** The terms of an agreement. */
export const AgreementFields = ({ providers, levels }: AgreementFieldsProps) => (
  <FormGrid>
    <SelectField name="provider_id" choices={choicesOf(providers)} />
    <DateField name="commencement_date" span={3} />
    <NumberField name="term" span={3} min={1} max={120} help={t('agreement.in_months')} />
    <SelectField name="pay_level_id" span={3} choices={choicesOf(levels)} />
    <TextField name="hours_of_work" span={3} />
    <TextField name="abn" span={3} inputMode="numeric" />
    <DateField name="agreement_date" span={3} />
    <TextAreaField name="services" max={2000} />
    <TextAreaField name="additional_requirements" max={2000} />
  </FormGrid>
);
