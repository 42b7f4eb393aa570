import { createTranslator } from '@careloom/shared/i18n';
import { Logo, Toasts } from '@careloom/shared/ui';
import type { ReactNode } from 'react';
import { commonTexts } from '../../../platform/common-texts';
import { useDocumentTitle } from '../../../platform/document-title';
import '../../../platform/frame.css';
import './public-page.css';

/** Without the texts of the forms: every signed-in page loads this frame. */
const t = createTranslator('shell', commonTexts);

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
