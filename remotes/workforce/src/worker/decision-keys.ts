import { useEffect, useRef } from 'react';

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'target' | 'defaultPrevented'>;

const TYPED_INTO = 'input, textarea, select, [contenteditable=true], [role=dialog], [role=alertdialog], [role=menu]';

/** The decision that a key means: A approves, R rejects. Null for other keys, and in a field or a dialog. */
export function decisionOf({ key, ctrlKey, metaKey, altKey, target, defaultPrevented }: Pressed): 'verify' | 'reject' | null {
  if (defaultPrevented || ctrlKey || metaKey || altKey) return null;
  if (target instanceof Element && target.closest(TYPED_INTO)) return null;
  if (key === 'a' || key === 'A') return 'verify';
  return key === 'r' || key === 'R' ? 'reject' : null;
}

/** Handles the keys A and R while an applicant awaits a decision. */
export function useDecisionKeys(onDecide: (decision: 'verify' | 'reject') => void) {
  const latest = useRef(onDecide);
  useEffect(() => {
    latest.current = onDecide;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const decision = decisionOf(event);
      if (!decision) return;
      event.preventDefault();
      latest.current(decision);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
