import type { PayLevel } from '@careloom/contract/resources/pay-levels';
import { formatMoney, formatTimes } from '@careloom/shared/format';
import { t } from './texts';

/** The rates of a pay level, in the wording and the order of the document. */
export const ratesOf = (level: PayLevel): { label: string; value: string }[] => [
  ...level.timings.map(({ start_time, end_time, pay_rate }) => ({
    label: t('agreement.weekday', { times: formatTimes(start_time, end_time) }),
    value: anHour(pay_rate),
  })),
  { label: t('agreement.saturday'), value: anHour(level.saturday_rate) },
  { label: t('agreement.sunday'), value: anHour(level.sunday_rate) },
  { label: t('agreement.holiday'), value: anHour(level.holiday_rate) },
  { label: t('agreement.active_night'), value: anHour(level.active_night) },
  { label: t('agreement.sleep_over'), value: t('agreement.a_night', { amount: formatMoney(level.sleep_over) }) },
];

const anHour = (rate: string) => t('agreement.an_hour', { amount: formatMoney(rate) });
