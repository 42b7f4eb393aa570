import { type Notification, notifications } from '@careloom/contract/resources/notifications';
import { useCallMutation } from '@careloom/shared/query';
import { failNotice } from './use-open-notice';

/** Marks all notifications up to the newest of these as read, with one call. */
export function useMarkAllRead(shown: readonly Notification[]) {
  const { run, pending } = useCallMutation(notifications.markAllRead, { onFailure: failNotice });
  return { pending, markAll: () => void run({ newest: Math.max(...shown.map(({ id }) => id)) }) };
}
