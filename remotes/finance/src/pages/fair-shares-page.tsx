import { useCan } from '@careloom/shared/session';
import { OwnShare } from '../fair-shares/own-share';
import { SharesOfAll } from '../fair-shares/shares-of-all';

/** How weekends, holidays and nights are shared: all workers within the user's scope, or a worker's own row. */
export function FairSharesPage() {
  return useCan('fair-share-ask') ? <OwnShare /> : <SharesOfAll />;
}
