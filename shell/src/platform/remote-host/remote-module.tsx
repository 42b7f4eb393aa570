import { PageFrameContext } from '@careloom/shared/navigation';
import { Suspense, type ReactNode } from 'react';
import { CrashBoundary } from './crash-boundary';
import { hasFailed } from './failure-of';
import { PartFailed } from './part-failed';
import { Arrived, late, Waiting } from './patience';
import { newTraceId } from './trace-id';
import { useRemote, type RemoteRequest } from './use-remote';

export interface RemoteModuleProps {
  request: RemoteRequest;
  /** What the person wanted to see, for the sentence on the card. */
  page: string;
  props?: object;
  /** Of the app of a remote: stands beside each of its pages, and beside the card, so it is drawn when there is something to see. */
  whenThere?: ReactNode;
}

/** A component of a remote: fetched, drawn, and when either fails a card in its place that can try again. */
export function RemoteModule({ request, page, props = {}, whenThere }: RemoteModuleProps) {
  const [state, dispatch, patience] = useRemote(request);
  if (state.status === 'ready') {
    const { Content, attempt } = state;
    const waiting = <Waiting patience={patience} onLate={(error) => dispatch(late(request.remote, error))} />;
    const frame = (content: ReactNode) => (
      <Suspense fallback={waiting}>
        {content}
        <Arrived patience={patience} />
        {whenThere}
      </Suspense>
    );
    return (
      <CrashBoundary key={attempt} onCrash={(error) => dispatch({ type: 'failed', error, traceId: newTraceId() })}>
        {whenThere === undefined ? (
          frame(<Content {...props} />)
        ) : (
          <PageFrameContext.Provider value={frame}>
            <Content {...props} />
          </PageFrameContext.Provider>
        )}
      </CrashBoundary>
    );
  }
  const isRetried = state.status === 'resolving' || state.status === 'loading';
  const shown = isRetried ? state.broken : state; // the card stays while it is tried again
  if (!shown || !hasFailed(shown)) return null;
  return (
    <>
      <PartFailed
        state={shown}
        part={request.remote}
        page={page}
        whole={Boolean(whenThere)}
        busy={isRetried}
        onRetry={() => dispatch({ type: 'retry' })}
      />
      {whenThere}
    </>
  );
}
