import { type ExportKind, reports } from '@careloom/contract/resources/reports';
import { useCurrentRoute, useQueryParams } from '@careloom/shared/navigation';
import { ButtonLink, Note, Page, PageHeading } from '@careloom/shared/ui';
import { useState } from 'react';
import { t } from '../reports/export-texts';

const PATHS: Readonly<Record<ExportKind, string>> = { expense: reports.exportExpenses.path, invoice: reports.exportInvoices.path };

/** The page that an export link opens. It needs no session, because the link contains the user it was made for and its expiry. */
export function ExportPage() {
  const [query] = useQueryParams();
  const [openedAt] = useState(() => Date.now());
  const route = useCurrentRoute()?.route;
  const kind: ExportKind = route?.name === 'export-invoice' ? 'invoice' : 'expense';
  return (
    <Page>
      <PageHeading>{route?.title}</PageHeading>
      {isOpen(query, openedAt) ? (
        <>
          <p>{t('export.ready')}</p>
          <ButtonLink href={`/api/v1${PATHS[kind]}?${query.toString()}`} variant="solid" download>
            {t('button.download')}
          </ButtonLink>
        </>
      ) : (
        <Note kind="error" title={t('export.bad_link')}>
          {t('export.ask_again')}
        </Note>
      )}
    </Page>
  );
}

/**
 * Whether an export link is complete and has not expired. The server verifies the signature when the file is requested.
 * @param now in milliseconds; the link has seconds
 */
export const isOpen = (query: URLSearchParams, now: number): boolean =>
  Boolean(query.get('signature')) && Number(query.get('expires')) * 1000 > now;
