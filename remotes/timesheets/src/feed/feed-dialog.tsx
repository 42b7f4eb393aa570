import { type CalendarFeed, calendarFeeds, type MadeFeed } from '@careloom/contract/resources/calendar-feeds';
import { useCall, useCallMutation } from '@careloom/shared/query';
import { Button, LoadFailed, Skeleton, Stack } from '@careloom/shared/ui';
import { Modal, ModalBody, ModalFoot } from '@careloom/shared/ui-overlay';
import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { t } from './texts';
import { ConfirmRevokeFeed } from './confirm-revoke-feed';
import { FeedList } from './feed-list';
import { FeedMade } from './feed-made';

/** The user's links for calendar programs: active ones, and a new one. Only a button closes it, so that a click outside does not lose an address. */
export function FeedDialog({ onClose }: { onClose: () => void }) {
  const { data, error, isFetching, refetch } = useCall(calendarFeeds.list, {});
  const [made, setMade] = useState<MadeFeed | null>(null);
  const [revoking, setRevoking] = useState<CalendarFeed | null>(null);
  const { run, pending } = useCallMutation(calendarFeeds.create, { onSuccess: setMade });
  if (revoking)
    return (
      <ConfirmRevokeFeed
        feed={revoking}
        onClose={(revoked) => {
          setRevoking(null);
          if (revoked && made?.id === revoking.id) setMade(null);
        }}
      />
    );
  return (
    <Modal title={t('feed.title')} open onClose={onClose} closeOutside={false}>
      <ModalBody>
        <Stack>
          <p>{t('feed.why')}</p>
          {made && <FeedMade url={made.url} />}
          {!data &&
            (error ? <LoadFailed message={error.message} busy={isFetching} onRetry={() => void refetch()} /> : <Skeleton lines={3} />)}
          {data && <FeedList feeds={data.filter(({ status }) => status === 'active')} onRevoke={setRevoking} />}
        </Stack>
      </ModalBody>
      <ModalFoot>
        <Button variant="ghost" onClick={onClose}>
          {t('feed.done')}
        </Button>
        <Button variant="solid" aria-disabled={pending || undefined} onClick={() => void (pending || run({}))}>
          <CalendarPlus aria-hidden />
          {t('feed.make')}
        </Button>
      </ModalFoot>
    </Modal>
  );
}
