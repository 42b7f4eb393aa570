import type { ShiftDetail } from '@careloom/contract/resources/shifts';
import { formatDate, formatMoney, fullName } from '@careloom/shared/format';
import { hasRoute, hrefOf } from '@careloom/shared/navigation';
import { useCan } from '@careloom/shared/session';
import { Card, Facts, TextLink, type Fact } from '@careloom/shared/ui';
import { t } from './texts';
import { rateWord, typeWord } from './labels';

/** The number of an invoice, as a link for users who may open it. */
function Invoice({ invoice }: { invoice: NonNullable<ShiftDetail['invoice']> }) {
  const mayRead = useCan('invoice-read');
  if (!mayRead || !hasRoute('invoice-details-overview')) return invoice.number;
  return <TextLink href={hrefOf('invoice-details-overview', { id: invoice.id })}>{invoice.number}</TextLink>;
}

/** All that is known of a shift, under the labels of the specification. */
export function ShiftFactsCard({ shift }: { shift: ShiftDetail }) {
  const { worker, invoice, time_zone } = shift;
  const facts: Fact[] = [
    { label: t('field.shift.date'), value: formatDate(shift.date) },
    { label: t('field.shift.start_time'), value: shift.start_time },
    { label: t('field.shift.end_time'), value: shift.end_time },
    { label: t('field.shift.name'), value: shift.name },
    { label: t('field.shift.worker'), value: worker ? fullName(worker) : t('records.unfilled') },
    { label: t('field.shift.job'), value: shift.job.name },
    { label: t('field.shift.house'), value: shift.house.name },
    { label: t('field.shift.type'), value: typeWord(shift.type) },
    { label: t('field.shift.rate_type'), value: rateWord(shift.rate_type) },
    { label: t('field.shift.overnight'), value: t(shift.is_overnight === 1 ? 'shift.yes' : 'shift.no') },
    { label: t('field.shift.total_hour'), value: t('records.hours', { hours: shift.total_hour }) },
    { label: t('field.shift.total_cost'), value: formatMoney(shift.total_cost) },
    { label: t('field.shift.fee'), value: formatMoney(shift.fee) },
    {
      label: t('field.shift.timesheet_added_time'),
      value: shift.timesheet_added_at && formatDate(shift.timesheet_added_at, 'displayTime', time_zone),
    },
    { label: t('field.shift.invoice'), value: invoice && <Invoice invoice={invoice} /> },
    { label: t('field.shift.description'), value: shift.description, whole: true },
  ];
  return (
    <Card title={t('shift.facts')}>
      <Facts facts={facts} />
    </Card>
  );
}
