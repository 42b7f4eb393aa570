import { AppRouter, lazyPage, MissingPageContext } from '@careloom/shared/navigation';
import { QueryClientProvider, queryClient } from '@careloom/shared/query';
import { watchSession } from '@careloom/shared/session';
import { SlotHostContext } from '@careloom/shared/slots';
import { createElement, Suspense, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { PublicPage } from '../screens/account/public-page/public-page';
import { PageTransition } from '../platform/page-transition/page-transition';
import { Chrome } from '../chrome/chrome';
import { startPrefetching } from '../platform/federation/prefetch';
import { NotFoundPage } from '../screens/errors/not-found-page';
import { RefusedPage } from '../screens/errors/refused-page';
import { PlacedRemotes } from '../platform/layout/placed-remotes';
import type { Decision } from '../platform/navigation/decide-navigation';
import { useOverrides } from '../platform/override/overrides';
import { whenToKeep } from '../platform/offline/when-to-keep';
import { openPushed } from '../platform/push/open-pushed';
import { sendWaiting } from '../platform/waiting/send-waiting';
import { SlotHost } from '../platform/remote-host/slot-host';
import { signedInScreens, workerPages } from './signed-in-screens';
import { startTelemetry } from '../platform/telemetry/start-telemetry';

const KeptAhead = lazyPage(() =>
  import('../platform/offline/kept-ahead').then(
    (module) => module.KeptAhead,
    () => () => null,
  ),
);
const TakeBuilds = lazyPage(() => import('../platform/override/builds/take-builds').then((module) => module.TakeBuilds));

export interface WorkplaceProps {
  decision: Extract<Decision, { kind: 'public' | 'signed-in' | 'not-found' | 'forbidden' }>;
}

/** Everything behind the login: the chrome, the layout of the remotes, and the router and query client that they share. */
export function Workplace({ decision }: WorkplaceProps) {
  if (decision.kind === 'public') {
    return (
      <Shared>
        <PublicPage>
          <PlacedRemotes />
        </PublicPage>
      </Shared>
    );
  }
  return (
    <Shared>
      <SignedIn decision={decision} />
    </Shared>
  );
}

function SignedIn({ decision }: WorkplaceProps) {
  useEffect(watchSession, []);
  useEffect(startPrefetching, []);
  useEffect(startTelemetry, []);
  useEffect(sendWaiting, []);
  useEffect(openPushed, []);
  return (
    <>
      <Chrome>
        <Content decision={decision} />
        <PlacedRemotes />
      </Chrome>
      <LocalBuilds />
      <Kept />
    </>
  );
}

/** Prefetches for offline use; loaded once the page is idle. If that fails, nothing is stored this time. */
function Kept() {
  const [isTime, setTime] = useState(false);
  useEffect(() => whenToKeep(() => setTime(true)), []);
  return <Suspense>{isTime && <KeptAhead ownPages={workerPages} />}</Suspense>;
}

/** Renders only in a tab that asks for a local build of a remote. */
function LocalBuilds() {
  const wanted = useOverrides(({ asking, builds }) => asking.length + builds.length > 0);
  return <Suspense>{wanted && <TakeBuilds />}</Suspense>;
}

/** One of the shell's own pages. Pages of remotes are rendered by the layout. */
function Content({ decision }: WorkplaceProps) {
  const screen = screenOf(decision);
  return screen && <PageTransition key={'route' in decision ? decision.route.name : decision.kind}>{createElement(screen)}</PageTransition>;
}

function screenOf(decision: WorkplaceProps['decision']): ComponentType | null {
  if (decision.kind === 'not-found') return NotFoundPage;
  if (decision.kind === 'forbidden') return RefusedPage;
  const { owner, name } = decision.route;
  return owner === 'shell' ? (signedInScreens[name as keyof typeof signedInScreens] ?? NotFoundPage) : null;
}

const Shared = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>
    <AppRouter>
      <MissingPageContext.Provider value={NotFoundPage}>
        <SlotHostContext.Provider value={SlotHost}>{children}</SlotHostContext.Provider>
      </MissingPageContext.Provider>
    </AppRouter>
  </QueryClientProvider>
);
