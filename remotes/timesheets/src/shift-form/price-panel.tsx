import type { ShiftDetail } from '@careloom/contract/resources/shifts';
import { formatMoney } from '@careloom/shared/format';
import type { ApiFailure } from '@careloom/shared/http';
import { Card, Note, Subtext, VisuallyHidden } from '@careloom/shared/ui';
import { AmountCard } from '../amount/amount-card';
import { t } from './texts';
import { PriceBefore } from './price-before';
import type { Preview } from './preview';
import { SeriesDays } from './series-days';
import styles from './shift-form.module.css';

interface PricePanelProps {
  preview: { data: Preview | undefined; error: ApiFailure | null; isWaiting: boolean };
  /** The shift that is edited, as it is now. */
  before?: ShiftDetail | undefined;
}

/** The error at a field is more specific than the general sentence. */
const reasonOf = ({ answer: { errors, message } }: ApiFailure): string => Object.values(errors).flat()[0] ?? message;

/** The cost of the typed shift with its explanation, computed by the server while typing; with warnings for the planner. */
export function PricePanel({ preview: { data, error, isWaiting }, before }: PricePanelProps) {
  const [first, ...others] = data?.shifts ?? [];
  return (
    <div className={styles.price} data-waiting={isWaiting || undefined} aria-busy={isWaiting}>
      <VisuallyHidden>
        <span role="status">{isWaiting || !data ? '' : announcementOf(data)}</span>
      </VisuallyHidden>
      {error && <Note kind="warning">{reasonOf(error)}</Note>}
      {!error && !first && (
        <Card title={t('shift_form.price')}>
          <Subtext>{isWaiting ? t('shift_form.price_wait') : t('shift_form.price_none')}</Subtext>
        </Card>
      )}
      {!error && data && first && (
        <>
          {first.refusal !== null && <Note kind="error">{first.refusal}</Note>}
          {first.clashes === 1 && <Note kind="warning">{t('shift_form.clash')}</Note>}
          {before && first.refusal === null && <PriceBefore before={before} after={first} />}
          {first.refusal === null && <Drawn planned={first} />}
          {others.length > 0 && <SeriesDays preview={data} />}
        </>
      )}
    </div>
  );
}

/** A server that does not explain the amount only sends the amount. */
function Drawn({ planned }: { planned: Preview['shifts'][number] }) {
  const { start_at, end_at, time_zone, lines, warnings, total_cost, total_hour } = planned;
  if (start_at !== undefined && end_at !== undefined && time_zone !== undefined && lines)
    return <AmountCard isNarrow {...{ start_at, end_at, time_zone, warnings }} lines={Number(total_cost) === 0 ? [] : lines} />;
  return (
    <Card title={t('shift_form.price')}>
      <p className={styles.sum}>
        {t('shift_form.priced', { cost: formatMoney(total_cost), hours: t('records.hours', { hours: total_hour }) })}
      </p>
      {warnings.map(({ text }) => (
        <Note key={text} kind="warning">
          {text}
        </Note>
      ))}
    </Card>
  );
}

/** The announcement once the price of a change is loaded: the reasons against it, or the amount and special conditions. */
function announcementOf({ shifts, total_cost, total_hour }: Preview): string {
  const refusals = shifts.flatMap(({ refusal }) => refusal ?? []);
  if (refusals.length > 0) return [...new Set(refusals)].join(' ');
  const warnings = shifts.flatMap(({ warnings: all, clashes }) => [
    ...(clashes === 1 ? [t('shift_form.clash')] : []),
    ...all.map(({ text }) => text),
  ]);
  const sum = t('shift_form.priced', { cost: formatMoney(total_cost), hours: t('records.hours', { hours: total_hour }) });
  return [sum, ...new Set(warnings)].join('. ');
}
