import { t } from '@careloom/shared/i18n';
import { hrefOf } from '@careloom/shared/navigation';
import { dashboardOf, useSession } from '@careloom/shared/session';
import { ButtonLink, FailureCard } from '@careloom/shared/ui';
import { Suspense, type ReactNode } from 'react';
import { CrashBoundary } from './crash-boundary';
import { failureOf } from './failure-of';
import { newTraceId } from './trace-id';
import { useRemote, type RemoteRequest } from './use-remote';

export interface RemoteModuleProps {
  request: RemoteRequest;
  /** What the person wanted to see, for the sentence on the card. */
  page: string;
  props?: object;
  /** Stands beside the content, and beside the card: it is drawn when there is something to see. */
  whenThere?: ReactNode;
}

/** A component of a remote: fetched, drawn, and when either fails a card in its place that can try again. */
export function RemoteModule({ request, page, props = {}, whenThere }: RemoteModuleProps) {
  const [state, dispatch] = useRemote(request);
  if (state.status === 'ready') {
    const { Content, attempt } = state;
    return (
      <CrashBoundary key={attempt} onCrash={(error) => dispatch({ type: 'failed', error, traceId: newTraceId() })}>
        <Suspense>
          <Content {...props} />
          {whenThere}
        </Suspense>
      </CrashBoundary>
    );
  }
  const failure = failureOf(state, request.remote, page);
  if (!failure) return null;
  const { title, text, ...what } = failure;
  return (
    <>
      <FailureCard
        failure={what}
        whole={Boolean(whenThere)}
        onRetry={() => dispatch({ type: 'retry' })}
        leave={<HomeLink />}
        {...(title && { title })}
      >
        {text}
      </FailureCard>
      {whenThere}
    </>
  );
}

function HomeLink() {
  const user = useSession((session) => session.user);
  if (!user) return null;
  return <ButtonLink href={hrefOf(dashboardOf(user.user_type) as 'dashboard')}>{t('menu.dashboard')}</ButtonLink>;
}
