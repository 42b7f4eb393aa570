import { lazyPage } from '@careloom/shared/navigation';
import { LoaderVeil } from '@careloom/shared/ui';
import { memo, Suspense, useEffect, type ComponentType } from 'react';
import { useDecision } from '../platform/navigation/use-decision';
import type { Decision } from '../platform/navigation/decide-navigation';
import { useOverrides } from '../platform/override/overrides';
import { publicScreens } from './screens';
import type { WorkplaceProps } from './workplace';

const OverrideBadge = lazyPage(() => import('../platform/override/override-badge').then((module) => module.OverrideBadge));

interface AppProps {
  /** Lazily loaded in the browser; the prerenderer passes a component of its own. */
  workplace: ComponentType<WorkplaceProps>;
}

/** The root component: a public screen, or the workplace of a signed-in user. */
export function App({ workplace }: AppProps) {
  const decision = useDecision();
  const overrides = useOverrides();
  return (
    <>
      <Suspense fallback={<LoaderVeil />}>
        <Content decision={decision} workplace={workplace} />
        <Ready />
      </Suspense>
      <Suspense>{overrides.active.length + overrides.refused.length > 0 && <OverrideBadge />}</Suspense>
    </>
  );
}

const Content = memo(function Content({ decision, workplace: Workplace }: AppProps & { decision: Decision }) {
  switch (decision.kind) {
    case 'public': {
      const Screen = publicScreens[decision.route.name as keyof typeof publicScreens];
      return Screen ? <Screen /> : <Workplace decision={decision} />;
    }
    case 'signed-in':
    case 'not-found':
    case 'forbidden':
      return <Workplace decision={decision} />;
    case 'go':
    case 'log-in':
    case 'wait':
      return null;
  }
});

/** Signals `login-start.ts`, the small script of a prerendered page, that the application has taken over. */
function Ready() {
  useEffect(() => void window.dispatchEvent(new Event('careloom:ready')), []);
  return null;
}
