import { useEffect, useState } from 'react';

/** Milliseconds without a change before the server is asked. */
const PAUSE = 400;

/**
 * The server's sentence on how a change affects prices. The server computes the effect without saving the change.
 * @param asked the change as JSON; null while it is invalid
 * @param ask requests the sentence from the server, or null if there is none; must be stable
 * @returns null until the server has answered for the current input
 */
export function useRepricing(asked: string | null, ask: (asked: string) => Promise<string | null>): string | null {
  const [answer, setAnswer] = useState<{ to: string; text: string | null } | null>(null);
  useEffect(() => {
    if (asked === null) return;
    let isCurrent = true;
    const askNow = async () => {
      const text = await ask(asked);
      if (isCurrent) setAnswer({ to: asked, text });
    };
    const timer = setTimeout(() => void askNow(), PAUSE);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [asked, ask]);
  return asked !== null && answer?.to === asked ? answer.text : null;
}
