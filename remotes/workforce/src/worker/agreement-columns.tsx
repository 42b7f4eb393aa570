import type { ServiceAgreement } from '@careloom/contract/resources/agreements';
import { formatDate } from '@careloom/shared/format';
import type { Column } from '@careloom/shared/list';
import { t } from '../texts';
import { AgreementTag } from './agreement-tag';

export const agreementColumns = (): Column<ServiceAgreement>[] => [
  { key: 'provider', head: t('field.agreement.provider'), place: 'title', cell: ({ provider }) => provider.name },
  {
    key: 'from',
    head: t('field.agreement.commencement_date'),
    number: true,
    labelled: true,
    cell: ({ commencement_date }) => formatDate(commencement_date),
  },
  { key: 'hours', head: t('field.agreement.hours_of_work'), labelled: true, drop: 1, cell: ({ hours_of_work }) => hours_of_work },
  { key: 'level', head: t('field.agreement.pay_level'), labelled: true, drop: 2, cell: ({ pay_level }) => pay_level.name },
  { key: 'status', head: t('worker.agreement_status'), place: 'tag', cell: (agreement) => <AgreementTag agreement={agreement} /> },
];
