import type { SetUp } from '@careloom/contract/resources/second-factor';
import type { ReactNode } from 'react';
import { t } from './second-step-texts';
import styles from './second-step.module.css';

export interface KeyStepsProps {
  setUp: SetUp;
  /** The field for the first code. */
  children: ReactNode;
}

/** The modules of light around a QR code that readers need. */
const QUIET = 4;

/** The key in groups of four, as apps show it. */
const grouped = (secret: string) => secret.replace(/.{4}(?=.)/g, '$& ');

/** What to do with the app, in order. The square keeps its light ground in the dark theme: readers need it. */
export function KeySteps({ setUp: { secret, qr }, children }: KeyStepsProps) {
  const side = qr.size + 2 * QUIET;
  return (
    <ol className={styles.steps}>
      <li>{t('second.app')}</li>
      <li>
        {t('second.scan')}
        <svg className={styles.square} viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`} role="img" aria-label={t('second.square')}>
          <path d={qr.path} />
        </svg>
        <span className={styles.key}>
          <span className={styles.label}>{t('second.key')}</span>
          <code className={styles.secret}>{grouped(secret)}</code>
        </span>
      </li>
      <li>
        {t('second.confirm')}
        <div className={styles.first}>{children}</div>
      </li>
    </ol>
  );
}
