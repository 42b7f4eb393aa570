import { hasRoute, hrefOf } from '@careloom/shared/navigation';
import { useCan } from '@careloom/shared/session';
import { ButtonLink, Card, Stack } from '@careloom/shared/ui';
import { Bell } from 'lucide-react';
import { t } from './texts';

/** Link to the notification preferences. Renders nothing with an earlier shell, which lacks that page. */
export function NotificationsCard() {
  const mayRead = useCan('notification-read');
  if (!mayRead || !hasRoute('notification-preferences')) return null;
  return (
    <Card title={t('account.notifications')}>
      <Stack>
        <p>{t('account.notifications_why')}</p>
        <div>
          <ButtonLink variant="outline" href={hrefOf('notification-preferences')}>
            <Bell aria-hidden />
            {t('account.notifications_choose')}
          </ButtonLink>
        </div>
      </Stack>
    </Card>
  );
}
