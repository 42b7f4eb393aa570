import { lazyPart } from '@careloom/shared/navigation';
import { useCan } from '@careloom/shared/session';
import { Suspense } from 'react';

export const loadOffers = () => import('./open-offers').then((part) => part.OpenOffers);
const OpenOffers = lazyPart(loadOffers);

/** The shifts offered to the user. Nothing is requested or loaded for planners, who get no offers. */
export function OwnOffers() {
  if (!useCan('job-apply')) return null;
  return (
    <Suspense>
      <OpenOffers />
    </Suspense>
  );
}
