import { t } from './auth-texts';
import { Logo, Toasts, Weave } from '@careloom/shared/ui';
import type { ReactNode } from 'react';
import { useDocumentTitle } from '../../../platform/document-title';
import './auth-texts';

/** The frame of the login pages: the logo, one form, and the full weave pattern, which appears nowhere else. */
export function AuthFrame({ children }: { children: ReactNode }) {
  useDocumentTitle();
  return (
    <div className="cl-login">
      <main id="main">
        <Logo href="/login" />
        {children}
        <footer className="cl-small cl-subtle" suppressHydrationWarning>
          {t('footer.copyright', { year: new Date().getFullYear() })}
        </footer>
      </main>
      <div className="cl-login-side">
        <Weave />
      </div>
      <Toasts />
    </div>
  );
}

/** The screen's title and the sentence below it. */
export function AuthHeading({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h1 tabIndex={-1}>{title}</h1>
      <p>{children}</p>
    </div>
  );
}
