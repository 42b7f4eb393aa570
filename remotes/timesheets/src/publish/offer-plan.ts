import type { Person } from '@careloom/contract/entities';
import type { Candidates } from '@careloom/contract/resources/replacements';
import type { DraftToPublish } from '@careloom/contract/resources/shift-drafts';
import { usualUntil } from '../replacement/until';

/** The options for drafts without a worker. */
export type Unfilled = 'offer' | 'leave' | 'keep';

/** The choices for the number of workers who receive an offer of a shift, best first. */
export const BEST = [3, 5, 10] as const;

/** The workers who receive an offer as soon as an unfilled shift is published. */
export interface OfferPlan {
  draft: DraftToPublish;
  workers: readonly Person[];
  /** An instant, ISO 8601; null for the usual time. */
  until: string | null;
}

/** The offer of a draft to the best available workers; null if there are none, or it has begun. @param best their maximum number */
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
