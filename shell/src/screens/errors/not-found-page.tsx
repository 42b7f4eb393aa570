import { t } from '../../platform/chrome-texts';
import { addressOf } from '@careloom/shared/navigation';
import { dashboardOf } from '@careloom/shared/session';
import { ButtonLink, Empty, Page } from '@careloom/shared/ui';
import { useUserType } from '../../platform/menu/use-menu';

/** Shown for an address that no route matches. The chrome stays. */
export function NotFoundPage() {
  const home = addressOf(dashboardOf(useUserType()));
  const action = (
    <ButtonLink href={home} variant="solid">
      {t('not_found.home')}
    </ButtonLink>
  );
  return (
    <Page>
      <Empty heading="h1" title={t('not_found.title')} action={action}>
        {t('not_found.text')}
      </Empty>
    </Page>
  );
}
