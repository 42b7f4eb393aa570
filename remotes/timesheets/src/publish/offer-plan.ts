import type { Person } from '@careloom/contract/entities';
import type { Candidates } from '@careloom/contract/resources/replacements';
import type { DraftToPublish } from '@careloom/contract/resources/shift-drafts';
import { usualUntil } from '../replacement/until';

/** What becomes of the drafts that nobody has. */
export type Unfilled = 'offer' | 'leave' | 'keep';

/** To how many workers each is offered, best first. */
export const BEST = [3, 5, 10] as const;

/** To whom an unfilled shift is offered as soon as it is published. */
export interface OfferPlan {
  draft: DraftToPublish;
  workers: readonly Person[];
  /** An instant, ISO 8601; null for the usual time. */
  until: string | null;
}

/** The offer of a draft to the best who can take it; null where nobody can, or it has begun. @param best how many of them at most */
export function offerPlanOf(
  draft: DraftToPublish,
  { candidates, usual_minutes: usual }: Candidates,
  best: number,
  now: Date,
): OfferPlan | null {
  if (usual === null || candidates.length === 0) return null;
  const workers = candidates.slice(0, best).map(({ worker: { id, first_name, last_name } }) => ({ id, first_name, last_name }));
  return { draft, workers, until: usualUntil(usual, now) };
}
