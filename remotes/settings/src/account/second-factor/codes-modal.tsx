import { notify } from '@careloom/shared/chrome';
import { Button, ButtonLink, Note, Stack } from '@careloom/shared/ui';
import { Modal, ModalBody, ModalFoot } from '@careloom/shared/ui-overlay';
import { Copy, Download } from 'lucide-react';
import { t } from '../../texts';
import styles from './second-factor.module.css';

export interface CodesModalProps {
  codes: readonly string[];
  onClose: () => void;
}

/** The clipboard is not available unless the page is served over https. */
async function copy(codes: readonly string[]) {
  try {
    await navigator.clipboard.writeText(codes.join('\n'));
    notify('success', t('factor.copied'));
  } catch {
    notify('error', t('factor.not_copied'));
  }
}

const fileOf = (codes: readonly string[]) => `data:text/plain;charset=utf-8,${encodeURIComponent(`${codes.join('\r\n')}\r\n`)}`;

/** Shows recovery codes once. Only a button closes it, so that a click outside does not lose them. */
export function CodesModal({ codes, onClose }: CodesModalProps) {
  return (
    <Modal title={t('factor.codes_title')} open onClose={onClose} closeOutside={false}>
      <ModalBody>
        <Stack>
          <Note kind="warning">{t('factor.codes_why')}</Note>
          <ul className={styles.codes} aria-label={t('factor.codes')}>
            {codes.map((code) => (
              <li key={code} className={styles.one}>
                {code}
              </li>
            ))}
          </ul>
          <div className={styles.keep}>
            <Button onClick={() => void copy(codes)}>
              <Copy aria-hidden />
              {t('factor.copy')}
            </Button>
            <ButtonLink href={fileOf(codes)} download="careloom-recovery-codes.txt">
              <Download aria-hidden />
              {t('factor.download')}
            </ButtonLink>
          </div>
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
