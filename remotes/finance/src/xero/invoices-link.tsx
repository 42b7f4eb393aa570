import { hrefOf } from '@careloom/shared/navigation';
import { ButtonLink } from '@careloom/shared/ui';
import { t } from './words';

/** The way to the list of how far each invoice is on its way to Xero. */
export const XeroInvoicesLink = () => <ButtonLink href={hrefOf('xeroInvoice')}>{t('xero.invoices')}</ButtonLink>;
