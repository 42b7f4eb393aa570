import { useLayoutEffect } from 'react';

let locks = 0;

function lock() {
  if (locks++ > 0) return;
  const { documentElement: root, body } = document;
  const scrollbar = window.innerWidth - root.clientWidth;
  if (scrollbar > 0) body.style.paddingInlineEnd = `${scrollbar}px`;
  root.style.overflow = 'hidden';
}

function unlock() {
  if (--locks > 0) return;
  document.documentElement.style.overflow = '';
  document.body.style.paddingInlineEnd = '';
}

/**
 * Keeps the page behind a dialog where it is. Chakra's own lock writes a custom property onto the root element, for which a browser
 * computes the style of the whole page anew.
 */
export function useScrollLock(locked: boolean) {
  useLayoutEffect(() => {
    if (!locked) return;
    lock();
    return unlock;
  }, [locked]);
}
