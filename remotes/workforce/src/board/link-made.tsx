import { notify } from '@careloom/shared/chrome';
import { Button, Field, Input, Note, Row } from '@careloom/shared/ui';
import { Copy } from 'lucide-react';
import { t } from '../texts';

/** The clipboard is not available unless the page is served over https. */
async function copy(url: string) {
  try {
    await navigator.clipboard.writeText(url);
    notify('success', t('link.copied'));
  } catch {
    notify('error', t('link.not_copied'));
  }
}

/** The address of a new link, which is shown once. */
export const LinkMade = ({ url }: { url: string }) => (
  <>
    <Note kind="info">{t('link.shown_once')}</Note>
    <Field label={t('link.address')}>
      <Input readOnly value={url} spellCheck={false} onFocus={(event) => event.currentTarget.select()} />
    </Field>
    <Row>
      <Button variant="outline" onClick={() => void copy(url)}>
        <Copy aria-hidden />
        {t('link.copy')}
      </Button>
    </Row>
  </>
);
