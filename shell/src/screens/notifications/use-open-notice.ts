import { CODE } from '@careloom/contract/envelope';
import { notifications, type Notification } from '@careloom/contract/resources/notifications';
import { hideLoader, notify, showLoader } from '@careloom/shared/chrome';
import type { Failed } from '@careloom/shared/http';
import { addressOf, hasRoute, navigate } from '@careloom/shared/navigation';
import { useCallMutation } from '@careloom/shared/query';
import { useSession } from '@careloom/shared/session';
import { destinationOf } from './destination-of';

const LOADER = 'detail:notification';

/**
 * Handles a failed notification call (section 7): an unauthorized code shows the server's message, a validation code only hides the loader.
 * Refusals that every call shows have been shown already.
 */
export function failNotice({ code, message, error }: Pick<Failed, 'code' | 'message' | 'error'>) {
  hideLoader(LOADER);
  const shown = code === CODE.validation || code === CODE.forbidden || (code === CODE.unauthorized && error !== undefined);
  if (!shown) notify('error', message);
}

/** Opens the subject of a notification: marks it read and, if that succeeded, navigates. */
export function useOpenNotice(onGone: () => void = () => undefined) {
  const userType = useSession(({ user }) => user?.user_type);
  const { run } = useCallMutation(notifications.markRead, { onFailure: failNotice });
  return async (notice: Notification) => {
    if (!userType) return;
    if (notice.is_read === 0) {
      showLoader(LOADER);
      const answer = await run({ id: notice.id });
      if (!answer.ok) return;
      hideLoader(LOADER);
    }
    const destination = destinationOf(notice, userType);
    if (!destination || !hasRoute(destination.route)) return;
    onGone();
    navigate(addressOf(destination.route, destination.params));
  };
}
