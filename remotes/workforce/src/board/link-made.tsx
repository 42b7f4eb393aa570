import { copyText } from '@careloom/shared/chrome';
import { Button, Field, Input, Note, Row } from '@careloom/shared/ui';
import { Copy } from 'lucide-react';
import { t } from './texts';

/** The address of a new link, which is shown once. */
export const LinkMade = ({ url }: { url: string }) => (
  <>
    <Note kind="info">{t('link.shown_once')}</Note>
    <Field label={t('link.address')}>
      <Input readOnly value={url} spellCheck={false} onFocus={(event) => event.currentTarget.select()} />
    </Field>
    <Row>
      <Button variant="outline" onClick={() => void copyText(url, { copied: t('link.copied'), refused: t('link.not_copied') })}>
        <Copy aria-hidden />
        {t('link.copy')}
      </Button>
    </Row>
  </>
);
