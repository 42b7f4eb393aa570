import { useCan } from '@careloom/shared/session';
import { OwnShare } from '../fair-shares/own-share';
import { SharesOfAll } from '../fair-shares/shares-of-all';

/** How weekends, holidays and nights are shared: by all workers within the user's scope, or the own row of who works. */
export function FairSharesPage() {
  return useCan('fair-share-ask') ? <OwnShare /> : <SharesOfAll />;
}
