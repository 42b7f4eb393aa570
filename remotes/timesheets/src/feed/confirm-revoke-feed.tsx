import { type CalendarFeed, calendarFeeds } from '@careloom/contract/resources/calendar-feeds';
import { useCallMutation } from '@careloom/shared/query';
import { Affected, ConfirmDialog } from '@careloom/shared/ui-overlay';
import { t } from './texts';
import { madeOn } from './feed-list';

interface ConfirmRevokeFeedProps {
  feed: CalendarFeed;
  /** Called when revoked, refused or cancelled. */
  onClose: (revoked: boolean) => void;
}

export function ConfirmRevokeFeed({ feed, onClose }: ConfirmRevokeFeedProps) {
  const { run, pending } = useCallMutation(calendarFeeds.revoke);
  const revoke = async () => onClose((await run({ n: feed.id })).ok);
  return (
    <ConfirmDialog open verb={t('feed.revoke')} danger busy={pending} onConfirm={() => void revoke()} onCancel={() => onClose(false)}>
      <p>{t('feed.confirm_revoke')}</p>
      <Affected of={[]} also={[t('feed.made', { day: madeOn(feed) }), t('feed.effect_revoked')]} />
    </ConfirmDialog>
  );
}
