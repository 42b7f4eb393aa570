import { notify } from '@careloom/shared/chrome';
import { Button, ButtonLink } from '@careloom/shared/ui';
import { Copy, Download } from 'lucide-react';
import { t } from './second-step-texts';
import { StepFrame } from './step-frame';
import styles from './second-step.module.css';

export interface RecoveryCodesProps {
  codes: readonly string[];
  onDone: () => void;
}

/** The clipboard is not available unless the page is served over https. */
async function copy(codes: readonly string[]) {
  try {
    await navigator.clipboard.writeText(codes.join('\n'));
    notify('success', t('second.copied'));
  } catch {
    notify('error', t('second.not_copied'));
  }
}

const fileOf = (codes: readonly string[]) => `data:text/plain;charset=utf-8,${encodeURIComponent(`${codes.join('\r\n')}\r\n`)}`;

/** The recovery codes, shown once. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  return (
    <StepFrame title={t('second.codes_title')} lead={t('second.codes_lead')}>
      <ul className={styles.codes} aria-label={t('second.codes')}>
        {codes.map((code) => (
          <li key={code} className={styles.one}>
            {code}
          </li>
        ))}
      </ul>
      <div className={styles.keep}>
        <Button variant="outline" onClick={() => void copy(codes)}>
          <Copy aria-hidden />
          {t('second.copy')}
        </Button>
        <ButtonLink variant="outline" href={fileOf(codes)} download="careloom-recovery-codes.txt">
          <Download aria-hidden />
          {t('second.download')}
        </ButtonLink>
      </div>
      <Button variant="solid" size="touch" onClick={onDone}>
        {t('second.kept')}
      </Button>
    </StepFrame>
  );
}
