import { t } from './public-texts';
import { Logo, Toasts } from '@careloom/shared/ui';
import type { ReactNode } from 'react';
import { useDocumentTitle } from '../../../platform/document-title';
import './public-texts';
import '../../../platform/frame.css';
import './public-page.css';

/** The frame of a public form, for visitors and signed-in users: the logo and the form. */
export function PublicPage({ children }: { children: ReactNode }) {
  useDocumentTitle();
  return (
    <div className="cl-public">
      <header className="cl-head">
        <Logo href="/" />
      </header>
      <main id="main">{children}</main>
      <footer className="cl-foot">{t('footer.copyright', { year: new Date().getFullYear() })}</footer>
      <Toasts />
    </div>
  );
}
