import { reports, type ExportKind } from '@careloom/contract/resources/reports';
import { t } from '@careloom/shared/i18n';
import { useCurrentRoute, useQueryParams } from '@careloom/shared/navigation';
import { ButtonLink, Note, Page, PageHeading } from '@careloom/shared/ui';
import { useState } from 'react';
import { isOpen } from './is-open';

const PATHS: Readonly<Record<ExportKind, string>> = { expense: reports.exportExpenses.path, invoice: reports.exportInvoices.path };

/** Where the link to an export leads: it needs nobody signed in, for the link says for whom it is made and until when. */
function ExportPage({ kind }: { kind: ExportKind }) {
  const [query] = useQueryParams();
  const [openedAt] = useState(() => Date.now());
  const title = useCurrentRoute()?.route.title;
  return (
    <Page>
      <PageHeading>{title}</PageHeading>
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

export const ExportExpensePage = () => <ExportPage kind="expense" />;
export const ExportInvoicePage = () => <ExportPage kind="invoice" />;
