import type { ShiftDetail } from '@careloom/contract/resources/shifts';
import { History } from '@careloom/shared/detail';
import { formatDate } from '@careloom/shared/format';
import { Card } from '@careloom/shared/ui';
import { t } from './texts';
import { historyOf } from './history';

/** The history of the shift, latest first, in the time zone of its house. */
export function ShiftHistoryCard({ shift }: { shift: ShiftDetail }) {
  const knots = historyOf(shift).map(({ title, at, who, tone }, index) => ({
    key: index,
    title,
    line: [at && formatDate(at, 'displayTime', shift.time_zone), who].filter(Boolean).join(' · '),
    tone,
  }));
  if (knots.length === 0) return null;
  return (
    <Card title={t('shift.history')}>
      <History knots={knots} />
    </Card>
  );
}
