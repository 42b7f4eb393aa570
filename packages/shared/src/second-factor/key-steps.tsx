import type { SetUp } from '@careloom/contract/resources/second-factor';
import type { ReactNode } from 'react';
import { t } from './texts';

export interface KeyStepsProps {
  setUp: Pick<SetUp, 'secret' | 'qr'>;
  /** The field for the first code. */
  children: ReactNode;
}

/** Width in modules of the light margin (quiet zone) that scanners need around a QR code. */
const QUIET = 4;

/** The key in groups of four, as apps show it. */
const grouped = (secret: string) => secret.replace(/.{4}(?=.)/g, '$& ');

/** The steps to set up an authenticator app, in order. The QR code keeps its light background in the dark theme: scanners need it. */
export function KeySteps({ setUp: { secret, qr }, children }: KeyStepsProps) {
  const side = qr.size + 2 * QUIET;
  return (
    <ol className="cl-keysteps">
      <li>{t('factor.app')}</li>
      <li>
        {t('factor.scan')}
        <svg className="cl-keysquare" viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`} role="img" aria-label={t('factor.square')}>
          <path d={qr.path} />
        </svg>
        <span className="cl-keytext">
          <span>{t('factor.key')}</span>
          <code>{grouped(secret)}</code>
        </span>
      </li>
      <li>
        {t('factor.first')}
        <div className="cl-keycode">{children}</div>
      </li>
    </ol>
  );
}
