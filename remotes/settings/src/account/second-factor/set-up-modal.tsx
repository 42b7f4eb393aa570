import { secondFactor, type SetUp } from '@careloom/contract/resources/second-factor';
import { FormModal, TextField, useContractForm } from '@careloom/shared/form';
import { t } from '../../texts';
import styles from './second-factor.module.css';

export interface SetUpModalProps {
  setUp: SetUp;
  onDone: (codes: readonly string[]) => void;
  onClose: () => void;
}

/** The modules of light around a QR code that readers need. */
const QUIET = 4;

/** The key in groups of four, as apps show it. */
const grouped = (secret: string) => secret.replace(/.{4}(?=.)/g, '$& ');

/** The key for an authenticator app, and the first code, which confirms it. */
export function SetUpModal({ setUp: { secret, qr, set_up }, onDone, onClose }: SetUpModalProps) {
  const form = useContractForm(secondFactor.confirm, {
    defaultValues: { set_up, code: '' },
    onDone: ({ recovery_codes }) => onDone(recovery_codes),
  });
  const side = qr.size + 2 * QUIET;
  return (
    <FormModal form={form} title={t('factor.set_up_title')} verb={t('factor.confirm')} size="work" onClose={onClose}>
      <ol className={styles.steps}>
        <li>{t('factor.app')}</li>
        <li>
          {t('factor.scan')}
          <svg className={styles.square} viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`} role="img" aria-label={t('factor.square')}>
            <path d={qr.path} />
          </svg>
          <span className={styles.key}>
            <span className={styles.label}>{t('factor.key')}</span>
            <code className={styles.secret}>{grouped(secret)}</code>
          </span>
        </li>
        <li>
          {t('factor.first')}
          <div className={styles.first}>
            <TextField name="code" inputMode="numeric" autoComplete="one-time-code" />
          </div>
        </li>
      </ol>
    </FormModal>
  );
}
