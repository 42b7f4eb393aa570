import { copyText } from '@careloom/shared/chrome';
import { Button, Field, Input, Note, Row } from '@careloom/shared/ui';
import { Copy } from 'lucide-react';
import { t } from './texts';

/** The address of a new link, which is shown once. */
export const FeedMade = ({ url }: { url: string }) => (
  <>
    <Note kind="info">{t('feed.shown_once')}</Note>
    <Field label={t('feed.address')}>
      <Input readOnly value={url} spellCheck={false} onFocus={(event) => event.currentTarget.select()} />
    </Field>
    <Row>
      <Button variant="outline" onClick={() => void copyText(url, { copied: t('feed.copied'), refused: t('feed.not_copied') })}>
        <Copy aria-hidden />
        {t('feed.copy')}
      </Button>
    </Row>
  </>
);
