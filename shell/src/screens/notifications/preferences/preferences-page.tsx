import { type Channel, CHANNELS, type NotificationPreference } from '@careloom/contract/resources/notification-preferences';
import { Card, Empty, LoadFailed, Page, PageHeading, Skeleton } from '@careloom/shared/ui';
import { noticeLook } from '../notice-look';
import { t, typeWords } from './preferences-texts';
import { PushCard } from './push-card';
import { usePreferences } from './use-preferences';
import styles from './preferences.module.css';

/** How the signed-in person is notified: a table of kinds and channels. */
export function NotificationPreferencesPage() {
  const { preferences, choose, error, isPending, refetch, isFetching } = usePreferences();
  return (
    <Page>
      <PageHeading>{t('preferences.title')}</PageHeading>
      <p className={styles.why}>{t('preferences.why')}</p>
      {error && <LoadFailed message={error.message} onRetry={() => void refetch()} busy={isFetching} />}
      {isPending && <Skeleton lines={8} />}
      {!isPending && !error && preferences.length === 0 && <Empty>{t('preferences.none')}</Empty>}
      {preferences.length > 0 && (
        <Card flush>
          <table className={styles.preferences} aria-label={t('preferences.title')}>
            <thead>
              <tr>
                <th scope="col">{t('preferences.type')}</th>
                {CHANNELS.map((channel) => (
                  <th key={channel} scope="col" className={styles.channel}>
                    {t(`preferences.${channel}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {preferences.map((preference) => (
                <PreferenceRow
                  key={preference.type}
                  preference={preference}
                  onChoose={(channel, on) => void choose(preference, channel, on)}
                />
              ))}
            </tbody>
          </table>
        </Card>
      )}
      {preferences.length > 0 && <PushCard />}
    </Page>
  );
}

interface PreferenceRowProps {
  preference: NotificationPreference;
  onChoose: (channel: Channel, on: boolean) => void;
}

function PreferenceRow({ preference, onChoose }: PreferenceRowProps) {
  const { icon: Icon, tone } = noticeLook(preference.type);
  const type = typeWords(preference.type);
  return (
    <tr>
      <th scope="row">
        <span className={styles.kind}>
          <span className={`${styles.sign} cl-tone-${tone}`}>
            <Icon aria-hidden />
          </span>
          {type}
        </span>
      </th>
      {CHANNELS.map((channel) => (
        <td key={channel} className={styles.channel}>
          <label className={styles.target}>
            <input
              type="checkbox"
              className="cl-check"
              checked={preference[channel] === 1}
              onChange={(event) => onChoose(channel, event.target.checked)}
            />
            <span className="cl-hidden">{t('preferences.choice', { type, channel: t(`preferences.${channel}`) })}</span>
          </label>
        </td>
      ))}
    </tr>
  );
}
