import { t } from '../chrome-texts';
import { forgetFailedPages, isChunkLoadError, useCurrentRoute } from '@careloom/shared/navigation';
import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { CrashBoundary } from '../remote-host/crash-boundary';
import { PartFailed } from '../remote-host/part-failed';
import { newTraceId } from '../remote-host/state';
import { record } from '../telemetry/record';
import { shellVersion } from '../telemetry/releases';

interface ScreenFailure {
  phase: 'loading' | 'rendering';
  traceId: string;
}

interface ScreenBoundaryProps {
  children: ReactNode;
  /** Rendered next to the failure card, which then is the page. */
  whenRendered: ReactNode;
}

/** Shows a failure card when one of the shell's pages fails to load or throws, as for a remote; the chrome stays. */
export function ScreenBoundary({ children, whenRendered }: ScreenBoundaryProps) {
  const page = useCurrentRoute()?.route.title ?? t('not_found.title');
  const [failure, setFailure] = useState<ScreenFailure | null>(null);
  const retry = useCallback(() => {
    forgetFailedPages();
    setFailure(null);
  }, []);
  const fail = (error: unknown) => {
    const failed: ScreenFailure = { phase: isChunkLoadError(error) ? 'loading' : 'rendering', traceId: newTraceId() };
    console.error('A page of the shell failed.', error);
    record({ kind: 'failure', remote: 'shell', version: shellVersion(), error, ...failed });
    setFailure(failed);
  };
  const fetchable = failure?.phase === 'loading';
  useEffect(() => {
    if (!fetchable) return;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [fetchable, retry]);
  if (!failure) return <CrashBoundary onCrash={fail}>{children}</CrashBoundary>;
  return (
    <>
      <PartFailed state={{ status: 'failed', version: shellVersion(), ...failure }} part="shell" page={page} whole onRetry={retry} />
      {whenRendered}
    </>
  );
}
