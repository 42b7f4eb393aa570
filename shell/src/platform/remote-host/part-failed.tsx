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
  /** Title of the page that the user wanted to open, for the card's text. */
  page: string;
  /** Whether the card replaces a whole page. */
  whole: boolean;
  /** A retry is running. */
  busy?: boolean;
  onRetry: () => void;
}

/** The failure card of a part of the product, with a fitting way forward. */
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
