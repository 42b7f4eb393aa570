import type { MadeToken } from '@careloom/contract/resources/api-tokens';
import { copyText } from '@careloom/shared/chrome';
import { t } from './texts';
import { Button, Field, Input, Note } from '@careloom/shared/ui';
import { Modal, ModalBody, ModalFoot } from '@careloom/shared/ui-overlay';
import { Copy } from 'lucide-react';

export interface TokenShownProps {
  made: MadeToken;
  onClose: () => void;
}

/** Shows the token once. Only a button closes it, so that a click outside does not lose the token. */
export function TokenShown({ made: { name, token }, onClose }: TokenShownProps) {
  return (
    <Modal title={t('token.made', { name })} open onClose={onClose} closeOutside={false}>
      <ModalBody>
        <Note kind="warning">{t('token.shown_once')}</Note>
        <Field label={t('token.text')}>
          <Input readOnly value={token} spellCheck={false} onFocus={(event) => event.currentTarget.select()} />
        </Field>
      </ModalBody>
      <ModalFoot>
        <Button variant="outline" onClick={() => void copyText(token, { copied: t('token.copied'), refused: t('token.not_copied') })}>
          <Copy aria-hidden />
          {t('token.copy')}
        </Button>
        <Button onClick={onClose}>{t('token.done')}</Button>
      </ModalFoot>
    </Modal>
  );
}
