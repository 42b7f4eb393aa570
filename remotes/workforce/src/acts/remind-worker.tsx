import type { TaskActProps } from '@careloom/shared/slots';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useRemind } from '../agreement/requests';

/** Reminds a worker of the agreement that awaits the signature, from a dashboard. There is no confirmation: a toast reports the result. */
export function QuickAction({ task, onDone, onClose }: TaskActProps) {
  const { run } = useRemind();
  const sent = useRef(false);
  const remind = useEffectEvent(async () => {
    const answer = await run({ id: task.id });
    if (answer.ok) onDone(task.id);
    else onClose();
  });
  useEffect(() => {
    if (!sent.current) void remind();
    sent.current = true;
  }, []);
  return null;
}
