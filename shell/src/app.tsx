import { Suspense, type ComponentType } from 'react';
import { useDecision } from './navigation/use-decision';
import { publicScreens } from './screens';
import type { WorkplaceProps } from './workplace';

/**
 * The page: a screen for people without a session, or the workplace, which is a download of its own. The prerenderer draws the
 * same without one.
 */
export function App({ workplace: Workplace }: { workplace: ComponentType<WorkplaceProps> }) {
  const decision = useDecision();
  switch (decision.kind) {
    case 'public': {
      const Screen = publicScreens[decision.route.name as keyof typeof publicScreens];
      return <Suspense>{Screen ? <Screen /> : <Workplace decision={decision} />}</Suspense>;
    }
    case 'signed-in':
    case 'not-found':
    case 'forbidden':
      return (
        <Suspense>
          <Workplace decision={decision} />
        </Suspense>
      );
    case 'go':
    case 'log-in':
    case 'wait':
      return null;
  }
}
