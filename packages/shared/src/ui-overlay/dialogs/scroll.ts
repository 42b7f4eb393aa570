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
 * Prevents the page behind a dialog from scrolling. Chakra's own lock sets a custom property on the root element, which makes the browser
 * recalculate the styles of the whole page.
 */
export function useScrollLock(locked: boolean) {
  useLayoutEffect(() => {
    if (!locked) return;
    lock();
    return unlock;
  }, [locked]);
}

const TAB_STOP = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex="0"]';

/** `ref` for a scrollable box: makes it a tab stop while nothing inside can be focused, so that all of it can be reached by keyboard. */
export function scrollStop(box: HTMLElement | null) {
  if (!box) return;
  const update = () => {
    if (!box.querySelector(TAB_STOP) && box.scrollHeight > box.clientHeight) box.tabIndex = 0;
    else box.removeAttribute('tabindex');
  };
  const sizes = new ResizeObserver(update);
  sizes.observe(box);
  const content = new MutationObserver(update);
  content.observe(box, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  return () => {
    sizes.disconnect();
    content.disconnect();
  };
}
