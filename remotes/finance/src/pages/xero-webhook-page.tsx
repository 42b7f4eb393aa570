import { t } from '../xero/webhook-texts';
import { useCurrentRoute } from '@careloom/shared/navigation';
import { Page, PageHeading } from '@careloom/shared/ui';

/** Shown to a person who opens the webhook address registered with Xero. Xero's own requests go to the API. */
export function XeroWebhookPage() {
  const title = useCurrentRoute()?.route.title;
  return (
    <Page>
      <PageHeading>{title}</PageHeading>
      <p>{t('xero.webhook_page')}</p>
    </Page>
  );
}
