import { Link, Logo, Toasts, VisuallyHidden } from '@careloom/shared/ui';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useDocumentTitle } from '../../../../platform/document-title';
import { t } from '../../public-page/public-texts';
import styles from '../sign-up.module.css';
import { STEPS } from '../steps/steps';
import { SignUpCloth } from './sign-up-cloth';

interface SignUpFrameProps {
  /** Steps that are done. */
  woven: number;
  /** Whether the browser stores the input; undefined once it is sent. */
  kept?: boolean | undefined;
  children: ReactNode;
}

/** One step on the left, and the cloth with the names of all steps beside it. On a phone the cloth is a band above the step. */
export function SignUpFrame({ woven, kept, children }: SignUpFrameProps) {
  useDocumentTitle();
  return (
    <div className={styles.frame}>
      <main id="main">
        <div className={styles.logo}>
          <Logo href="/login" />
        </div>
        {children}
        <footer className={styles.foot}>
          {kept !== undefined && <p>{t(kept ? 'sign_up.kept' : 'sign_up.not_kept')}</p>}
          <p>
            {t('sign_up.have_account')}{' '}
            <Link className="cl-link" href="/login">
              {t('title.log_in')}
            </Link>
          </p>
        </footer>
      </main>
      <aside className={styles.side} aria-label={t('sign_up.steps')}>
        <SignUpCloth className={styles.tall} width={690} height={876} at={woven} />
        <SignUpCloth className={styles.band} width={390} height={132} at={woven} />
        <ol>
          {STEPS.map(({ id, title }, at) => (
            <li key={id} aria-current={at === woven ? 'step' : undefined} data-to-come={at > woven || undefined}>
              <span>
                {at < woven && <Check aria-hidden />}
                {t(title)}
                {at < woven && <VisuallyHidden>: {t('sign_up.is_done')}</VisuallyHidden>}
              </span>
            </li>
          ))}
        </ol>
      </aside>
      <Toasts />
    </div>
  );
}
