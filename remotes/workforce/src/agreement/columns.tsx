import type { ServiceAgreement } from '@careloom/contract/resources/agreements';
import { formatDate } from '@careloom/shared/format';
import type { Column } from '@careloom/shared/list';
import { TextLink, VisuallyHidden } from '@careloom/shared/ui';
import { AgreementTag } from '../worker/agreement-tag';
import { t } from './texts';

/** The columns of a worker's agreements. */
export const agreementColumns = (): Column<ServiceAgreement>[] => [
  { key: 'provider', head: t('field.agreement.provider'), sort: 'provider', place: 'title', cell: ({ provider }) => provider.name },
  { key: 'status', head: t('agreement.status'), sort: 'status', place: 'tag', cell: (agreement) => <AgreementTag agreement={agreement} /> },
  {
    key: 'pay_level',
    head: t('field.agreement.pay_level'),
    sort: 'pay_level',
    place: 'line',
    drop: 1,
    cell: ({ pay_level }) => pay_level.name,
  },
  {
    key: 'commencement_date',
    head: t('field.agreement.commencement_date'),
    sort: 'commencement_date',
    place: 'meta',
    number: true,
    cell: ({ commencement_date }) => formatDate(commencement_date),
  },
  {
    key: 'end_date',
    head: t('agreement.end_date'),
    sort: 'end_date',
    place: 'meta',
    lead: () => t('agreement.until'),
    number: true,
    cell: ({ end_date }) => formatDate(end_date),
  },
];

/** A link to the PDF, which opens in a new tab. */
export const documentColumn = (): Column<ServiceAgreement> => ({
  key: 'document',
  head: t('agreement.document'),
  place: 'aside',
  cell: ({ document_url: address, provider }) =>
    address && (
      <TextLink href={address} target="_blank" rel="noopener">
        {t('agreement.open_signed')}
        <VisuallyHidden> {provider.name}</VisuallyHidden>
      </TextLink>
    ),
});
