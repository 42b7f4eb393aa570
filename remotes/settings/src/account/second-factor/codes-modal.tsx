import { RecoveryCodes } from '@careloom/shared/second-factor';
import { Button, Note, Stack } from '@careloom/shared/ui';
import { Modal, ModalBody, ModalFoot } from '@careloom/shared/ui-overlay';
import { t } from './texts';

export interface CodesModalProps {
  codes: readonly string[];
  onClose: () => void;
}

/** Shows recovery codes once. Only a button closes it, so that a click outside does not lose them. */
export function CodesModal({ codes, onClose }: CodesModalProps) {
  return (
    <Modal title={t('factor.codes_title')} open onClose={onClose} closeOutside={false}>
      <ModalBody>
        <Stack>
          <Note kind="warning">{t('factor.codes_why')}</Note>
          <RecoveryCodes codes={codes} />
        </Stack>
      </ModalBody>
      <ModalFoot>
        <Button variant="solid" onClick={onClose}>
          {t('factor.kept')}
        </Button>
      </ModalFoot>
    </Modal>
  );
}
