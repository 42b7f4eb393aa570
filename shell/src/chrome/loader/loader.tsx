import { cancelLoader, useLoader, useProgress } from '@careloom/shared/chrome';
import { LoaderVeil, ProgressThread } from '@careloom/shared/ui';
import { useEffect } from 'react';

/** The full-screen loader. Escape hides it if it is cancellable. */
export function Loader() {
  const shown = useLoader(({ held }) => held.size > 0);
  useEffect(() => {
    if (!shown) return;
    const cancel = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && cancelLoader()) event.stopPropagation();
    };
    window.addEventListener('keydown', cancel, { capture: true });
    return () => window.removeEventListener('keydown', cancel, { capture: true });
  }, [shown]);
  return shown ? <LoaderVeil /> : null;
}

export function ProgressBar() {
  const progress = useProgress((state) => state.progress);
  return <ProgressThread value={progress} />;
}
