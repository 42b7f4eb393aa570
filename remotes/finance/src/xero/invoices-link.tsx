import { hrefOf } from '@careloom/shared/navigation';
import { ButtonLink } from '@careloom/shared/ui';
import { t } from './words';

/** Link to the list of invoices with their sync state in Xero. */
export const XeroInvoicesLink = () => <ButtonLink href={hrefOf('xeroInvoice')}>{t('xero.invoices')}</ButtonLink>;
