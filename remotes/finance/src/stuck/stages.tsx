import { moneyTrails, STUCK_STAGES, type StuckLane } from '@careloom/contract/resources/money-trail';
import { formatCount, formatMoney } from '@careloom/shared/format';
import { useQueryParams } from '@careloom/shared/navigation';
import { useCall } from '@careloom/shared/query';
import { LaneNav, type LaneShown } from '../lanes/lane-nav';
import { t } from './texts';
import { STAGES } from './states';

/** How long the oldest record has waited; null if there is none. */
function ageOf({ oldest_days: days }: StuckLane): string | null {
  if (days === null) return null;
  return days === 0 ? t('stuck.today') : t('stuck.oldest', { count: days });
}

function shownOf(value: string, lane: StuckLane | undefined): LaneShown {
  if (!lane) return { value, sum: '–', count: '–', note: null };
  return { value, sum: formatMoney(lane.amount), count: formatCount(lane.count), note: ageOf(lane) };
}

/** Count, sum and longest wait of the records at each stage. */
export function Stages() {
  const [params] = useQueryParams();
  const search = params.get('search');
  const { data, error } = useCall(moneyTrails.lanes, search ? { search } : {}, { keepPrevious: true });
  if (error) return null;
  const lanes = STUCK_STAGES.map((value) =>
    shownOf(
      value,
      data?.lanes.find(({ stage }) => stage === value),
    ),
  );
  return <LaneNav label={t('stuck.lanes')} name="stage" states={STAGES} lanes={lanes} />;
}
