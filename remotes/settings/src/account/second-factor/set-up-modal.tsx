import { secondFactor, type SetUp } from '@careloom/contract/resources/second-factor';
import { FormModal, TextField, useContractForm } from '@careloom/shared/form';
import { KeySteps } from '@careloom/shared/second-factor';
import { t } from './texts';

export interface SetUpModalProps {
  setUp: SetUp;
  onDone: (codes: readonly string[]) => void;
  onClose: () => void;
}

/** The key for an authenticator app, and the first code, which confirms it. */
export function SetUpModal({ setUp, onDone, onClose }: SetUpModalProps) {
  const form = useContractForm(secondFactor.confirm, {
    defaultValues: { set_up: setUp.set_up, code: '' },
    onDone: ({ recovery_codes }) => onDone(recovery_codes),
  });
  return (
    <FormModal form={form} title={t('factor.set_up_title')} verb={t('factor.confirm')} size="work" onClose={onClose}>
      <KeySteps setUp={setUp}>
        <TextField name="code" inputMode="numeric" autoComplete="one-time-code" />
      </KeySteps>
    </FormModal>
  );
}
