import { t } from '../texts';
import { useCurrentRoute } from '@careloom/shared/navigation';
import { Page, PageHeading } from '@careloom/shared/ui';

/** What a person sees who opens the address that Xero is told of. What Xero sends goes to the API. */
export function XeroWebhookPage() {
  const title = useCurrentRoute()?.route.title;
  return (
    <Page>
      <PageHeading>{title}</PageHeading>
      <p>{t('xero.webhook_page')}</p>
    </Page>
  );
}
