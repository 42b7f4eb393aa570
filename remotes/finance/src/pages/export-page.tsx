import { type ExportKind, reports } from '@careloom/contract/resources/reports';
import { useCurrentRoute, useQueryParams } from '@careloom/shared/navigation';
import { ButtonLink, Note, Page, PageHeading } from '@careloom/shared/ui';
import { useState } from 'react';
import { t } from '../texts';

const PATHS: Readonly<Record<ExportKind, string>> = { expense: reports.exportExpenses.path, invoice: reports.exportInvoices.path };

/** Where the link to an export leads: it needs nobody signed in, for the link says for whom it is made and until when. */
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
 * Whether a link to an export is whole and not over. Whether it is ours the server says when the file is asked for.
 * @param now milliseconds; the link has seconds
 */
export const isOpen = (query: URLSearchParams, now: number): boolean =>
  Boolean(query.get('signature')) && Number(query.get('expires')) * 1000 > now;
