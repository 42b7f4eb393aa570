import { agreements, type ServiceAgreement } from '@careloom/contract/resources/agreements';
import { FormModal, TextAreaField, useContractForm } from '@careloom/shared/form';
import { t } from './texts';

interface TerminateAgreementProps {
  agreement: ServiceAgreement;
  onClose: () => void;
}

/** Terminates an agreement with a reason. If upcoming shifts depend on it, the shell asks what becomes of them. */
export function TerminateAgreement({ agreement, onClose }: TerminateAgreementProps) {
  const form = useContractForm(agreements.terminate, {
    defaultValues: { reason: '', shifts: null },
    extra: { id: agreement.id },
    changes: ({ id, user_id }) => [id, user_id],
    onDone: onClose,
  });
  return (
    <FormModal form={form} title={t('agreement.terminate')} verb={t('button.terminate')} onClose={onClose} size="work" danger>
      <p>{t('confirm.terminate')}</p>
      <TextAreaField name="reason" max={500} />
    </FormModal>
  );
}
