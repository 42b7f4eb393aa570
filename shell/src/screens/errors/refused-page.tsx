import { t } from '../../platform/remote-host/remote-texts';
import { Empty, Page } from '@careloom/shared/ui';
import { lazyPage } from '@careloom/shared/navigation';
import { Suspense, useEffect } from 'react';
import { restoreRefusal, useRefusal } from '../../platform/navigation/refusal';

/** For a signed-in user who may not see even their own dashboard, so cannot be redirected to it. */
export const RefusedPage = () => (
  <Page>
    <Empty heading="h1" title={t('remote.refused')}>
      {t('permission.refused')}
    </Empty>
  </Page>
);

const RefusedNote = lazyPage(() => import('./refused-note/refused-note').then((module) => module.RefusedNote));

/** On each dashboard: shows the note about a refused page, which is loaded with the first refusal. */
export function RefusedHere() {
  useEffect(restoreRefusal, []);
  const refused = useRefusal(({ route }) => route !== null);
  return <Suspense>{refused && <RefusedNote />}</Suspense>;
}
