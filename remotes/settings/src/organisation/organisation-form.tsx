import { USER_TYPES } from '@careloom/contract/permissions';
import { LOGIN_ERRORS, type Organisation, organisation, PAYMENT_DAYS } from '@careloom/contract/resources/organisation';
import { HOUSE_TIME_ZONES } from '@careloom/contract/states';
import { CheckboxGroupField, FormPage, FormGrid, NumberField, RadioField, SelectField, useContractForm } from '@careloom/shared/form';
import { t } from './texts';

const ZONES = HOUSE_TIME_ZONES.map((value) => ({ value, label: value.replace('Australia/', '').replaceAll('_', ' ') }));

/** @param saved the stored settings. `onDone` is called after the change was saved. */
export function OrganisationForm({ saved, onDone }: { saved: Organisation; onDone: () => void }) {
  const { time_zone, login_errors, payment_days, second_factor_roles } = saved;
  const required = second_factor_roles && USER_TYPES.filter((role) => second_factor_roles.includes(role));
  const form = useContractForm(organisation.update, {
    defaultValues: { time_zone, login_errors, payment_days: String(payment_days), second_factor_roles: required },
    onDone,
  });
  return (
    <FormPage form={form} title={t('organisation.title')} verb={t('button.save')} note={t('organisation.at_once')}>
      <FormGrid>
        <SelectField name="time_zone" span={3} choices={ZONES} help={t('organisation.time_zone_hint')} />
        <NumberField name="payment_days" span={3} max={PAYMENT_DAYS.max} help={t('organisation.payment_days_hint')} />
        <RadioField
          name="login_errors"
          choices={LOGIN_ERRORS.map((value) => ({ value, label: t(`organisation.login_errors.${value}`) }))}
          help={t('organisation.login_errors_hint')}
        />
        {required && (
          <CheckboxGroupField
            name="second_factor_roles"
            choices={USER_TYPES.map((value) => ({ value, label: t(`role.of.${value}`) }))}
            help={t('organisation.second_factor_hint')}
          />
        )}
      </FormGrid>
    </FormPage>
  );
}
