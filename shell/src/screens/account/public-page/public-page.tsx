import { t } from './public-texts';
import { Logo, Toasts } from '@careloom/shared/ui';
import type { ReactNode } from 'react';
import { useDocumentTitle } from '../../../platform/document-title';
import './public-texts';

/** A form that anybody may fill in, signed in or not: logo, the form, nothing else. */
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
