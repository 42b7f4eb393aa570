import { useProgress } from '@careloom/shared/chrome';
import { ProgressThread } from '@careloom/shared/ui';

export function ProgressBar() {
  const progress = useProgress((state) => state.progress);
  return <ProgressThread value={progress} />;
}
