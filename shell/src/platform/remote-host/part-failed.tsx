import { t } from './remote-texts';
import { hrefOf } from '@careloom/shared/navigation';
import { dashboardOf, useSession } from '@careloom/shared/session';
import { ButtonLink, FailureCard } from '@careloom/shared/ui';
import { useOnline } from '../use-online';
import { failureOf, type FailedState } from './failure-of';

export interface PartFailedProps {
  state: FailedState;
  /** The remote's name, or `shell`. */
  part: string;
  /** What the person wanted to see, for the sentence on the card. */
  page: string;
  /** In the place of a whole page. */
  whole: boolean;
  /** It is being tried again. */
  busy?: boolean;
  onRetry: () => void;
}

/** The card in the place of a part that is not there, with the way on that fits. */
export function PartFailed({ state, part, page, whole, busy = false, onRetry }: PartFailedProps) {
  const { title, text, ...failure } = failureOf(state, part, page, useOnline());
  return (
    <FailureCard failure={failure} whole={whole} busy={busy} onRetry={onRetry} leave={<HomeLink />} {...(title && { title })}>
      {text}
    </FailureCard>
  );
}

function HomeLink() {
  const user = useSession((session) => session.user);
  if (!user) return null;
  return <ButtonLink href={hrefOf(dashboardOf(user.user_type) as 'dashboard')}>{t('menu.dashboard')}</ButtonLink>;
}
