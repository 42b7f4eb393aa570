import type { ServiceAgreement } from '@careloom/contract/resources/agreements';
import { Stack } from '@careloom/shared/ui';
import { Modal, ModalBody } from '@careloom/shared/ui-overlay';
import { t } from './texts';
import { DocumentCard } from './document-card';
import { AgreementFactsCard } from './facts-card';

interface AgreementDialogProps {
  agreement: ServiceAgreement;
  onClose: () => void;
}

/** All facts of an agreement, and its document. */
export function AgreementDialog({ agreement, onClose }: AgreementDialogProps) {
  return (
    <Modal title={t('records.service_agreement')} open onClose={onClose} size="wide">
      <ModalBody>
        <Stack>
          <AgreementFactsCard agreement={agreement} />
          <DocumentCard agreement={agreement} />
        </Stack>
      </ModalBody>
    </Modal>
  );
}
