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
 * What a failed notification call comes to (section 7): an unauthorized code says the server's message, a validation code takes
 * the loader away. Refusals that every call shows have been shown.
 */
export function failNotice({ code, message, error }: Pick<Failed, 'code' | 'message' | 'error'>) {
  hideLoader(LOADER);
  const shown = code === CODE.validation || code === CODE.forbidden || (code === CODE.unauthorized && error !== undefined);
  if (!shown) notify('error', message);
}

/** Opens what a notification is about: marks it read first, and goes there where that succeeded. */
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
