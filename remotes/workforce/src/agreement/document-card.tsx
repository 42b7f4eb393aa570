import type { ServiceAgreement } from '@careloom/contract/resources/agreements';
import { Card, Row, Stack, TextLink } from '@careloom/shared/ui';
import { Check, FileText } from 'lucide-react';
import { useState } from 'react';
import { t } from './texts';

/** Links to the PDF, which opens in a new tab, and to the page that verifies its signature. */
export function DocumentCard({ agreement }: { agreement: ServiceAgreement }) {
  const { document_url: address, verify_url: verify, document_sha256: hash, status } = agreement;
  const [read, setRead] = useState<string | null>(null);
  if (address === null) return null;
  const awaited = status === 'awaiting_signature';
  return (
    <Card title={t('agreement.document')}>
      <Stack>
        <Row wrap>
          <FileText aria-hidden />
          <TextLink href={address} target="_blank" rel="noopener" onClick={() => setRead(hash)}>
            {t(awaited ? 'agreement.read' : 'agreement.open_signed')}
          </TextLink>
          {awaited && read !== null && read === hash && (
            <Row>
              <Check aria-hidden />
              {t('agreement.was_read')}
            </Row>
          )}
        </Row>
        {verify !== null && (
          <TextLink href={verify} target="_blank" rel="noopener">
            {t('agreement.verify')}
          </TextLink>
        )}
      </Stack>
    </Card>
  );
}
