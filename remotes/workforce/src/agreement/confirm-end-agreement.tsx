import { agreements, type ServiceAgreement } from '@careloom/contract/resources/agreements';
import { formatDate, fullName } from '@careloom/shared/format';
import { useCallMutation } from '@careloom/shared/query';
import { Affected, ConfirmDialog } from '@careloom/shared/ui-overlay';
import { t } from './texts';

interface ConfirmEndAgreementProps {
  agreement: ServiceAgreement;
  picture: string | null | undefined;
  onClose: () => void;
}

/** The confirmation before a signed agreement is ended early, but regularly. The shell asks what becomes of upcoming shifts. */
export function ConfirmEndAgreement({ agreement, picture, onClose }: ConfirmEndAgreementProps) {
  const { run, pending } = useCallMutation(agreements.end, { changes: ({ id, user_id }) => [id, user_id] });
  const end = async () => {
    await run({ id: agreement.id, shifts: null });
    onClose();
  };
  const facts = [
    { label: t('field.agreement.commencement_date'), value: formatDate(agreement.commencement_date) },
    { label: t('agreement.end_date'), value: formatDate(agreement.end_date) },
  ];
  return (
    <ConfirmDialog open verb={t('agreement.end')} danger busy={pending} onConfirm={() => void end()} onCancel={onClose}>
      <p>{t('confirm.end')}</p>
      <Affected of={[{ name: fullName(agreement), line: agreement.provider.name, picture, size: 40 }]} facts={facts} />
    </ConfirmDialog>
  );
}
