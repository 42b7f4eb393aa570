import { lazyPart } from '@careloom/shared/navigation';
import { type ComponentProps, Suspense, useEffect } from 'react';
import type { BoardOverlays as Overlays, ReassignDialog as Question } from './board-overlays';
import type { HeldCard as Card } from './held-card';
import type { Opened } from './use-opened';

const load = () => import('./board-overlays');
const BoardOverlays = lazyPart(() => load().then((part) => part.BoardOverlays));
const ReassignDialog = lazyPart(() => load().then((part) => part.ReassignDialog));

const LazyCard = lazyPart(() => import('./held-card').then((part) => part.HeldCard));

interface BoardDialogsProps extends Omit<ComponentProps<typeof Overlays>, 'opened'> {
  opened: Opened | null;
  question: ComponentProps<typeof Question>['question'] | null;
  onAnswer: ComponentProps<typeof Question>['onAnswer'];
}

/** The overlays of the roster: the menu of a shift, its panels, and the server's confirmation. Loaded after the roster is shown. */
export function BoardDialogs({ opened, question, onAnswer, ...rest }: BoardDialogsProps) {
  useEffect(() => {
    // Prefetches the dialogs. A dialog that fails to load now is loaded when it opens, which also reports the failure.
    void Promise.allSettled([load(), import('./held-card'), import('./verdict-column')]);
  }, []);
  return (
    <Suspense>
      {opened && <BoardOverlays opened={opened} {...rest} />}
      {question !== null && <ReassignDialog question={question} onAnswer={onAnswer} />}
    </Suspense>
  );
}

/** The held shift, and whether it fits. */
export const HeldCard = (props: ComponentProps<typeof Card>) => (
  <Suspense>
    <LazyCard {...props} />
  </Suspense>
);
