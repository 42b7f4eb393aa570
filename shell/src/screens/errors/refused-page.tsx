import { t } from '../../platform/remote-host/remote-texts';
import { Empty, Page } from '@careloom/shared/ui';

/** For who is signed in and may not even see the own dashboard: there is nowhere to be sent. */
export const RefusedPage = () => (
  <Page>
    <Empty heading="h1" title={t('remote.refused')}>
      {t('permission.refused')}
    </Empty>
  </Page>
);
