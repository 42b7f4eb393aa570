import { t } from '../../platform/remote-host/remote-texts';
import { Empty, Page } from '@careloom/shared/ui';

/** For a signed-in user who may not see even their own dashboard, so cannot be redirected to it. */
export const RefusedPage = () => (
  <Page>
    <Empty heading="h1" title={t('remote.refused')}>
      {t('permission.refused')}
    </Empty>
  </Page>
);
