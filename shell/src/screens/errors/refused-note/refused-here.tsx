import { lazyPage } from '@careloom/shared/navigation';
import { Suspense, useEffect } from 'react';
import { restoreRefusal, useRefusal } from '../../../platform/navigation/refusal';

const RefusedNote = lazyPage(() => import('./refused-note').then((module) => module.RefusedNote));

/** On each dashboard: shows the note about a refused page, which is loaded with the first refusal. */
export function RefusedHere() {
  useEffect(restoreRefusal, []);
  const refused = useRefusal(({ route }) => route !== null);
  return <Suspense>{refused && <RefusedNote />}</Suspense>;
}
