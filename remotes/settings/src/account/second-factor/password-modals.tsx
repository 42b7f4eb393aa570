import { secondFactor } from '@careloom/contract/resources/second-factor';
import { FormModal, PasswordField, useContractForm } from '@careloom/shared/form';
import { Prose } from '@careloom/shared/ui';
import { t } from './texts';

interface RenewModalProps {
  onDone: (codes: readonly string[]) => void;
  onClose: () => void;
}

const defaultValues = { current_password: '' };

/** Replaces the recovery codes, after the password. */
export function RenewModal({ onDone, onClose }: RenewModalProps) {
  const form = useContractForm(secondFactor.renewCodes, { defaultValues, onDone: ({ recovery_codes }) => onDone(recovery_codes) });
  return (
    <FormModal form={form} title={t('factor.renew')} verb={t('factor.renew')} size="work" onClose={onClose}>
      <Prose>{t('factor.renew_why')}</Prose>
      <PasswordField name="current_password" autoComplete="current-password" />
    </FormModal>
  );
}

/** Removes the second factor, after the password. */
export function RemoveModal({ onClose }: { onClose: () => void }) {
  const form = useContractForm(secondFactor.remove, { defaultValues, onDone: onClose });
  return (
    <FormModal form={form} title={t('factor.remove_title')} verb={t('factor.remove_title')} size="work" onClose={onClose}>
      <Prose>{t('factor.remove_why')}</Prose>
      <PasswordField name="current_password" autoComplete="current-password" />
    </FormModal>
  );
}
