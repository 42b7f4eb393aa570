/**
 * Puts the focus on the page's heading. A page that still reads its record has none yet: until it stands there the focus waits on
 * the page itself, and whoever has moved it on meanwhile keeps it.
 * @param found told the heading's text, whether or not it took the focus
 * @returns what stops the waiting
 */
export function focusHeading(main: HTMLElement, found: (title: string) => void): () => void {
  const heading = main.querySelector('h1');
  if (heading) {
    heading.focus();
    found(heading.textContent);
    return () => undefined;
  }
  main.focus({ preventScroll: true });
  const watcher = new MutationObserver(() => {
    const late = main.querySelector('h1');
    if (!late) return;
    watcher.disconnect();
    if (document.activeElement === main || document.activeElement === document.body) late.focus();
    found(late.textContent);
  });
  watcher.observe(main, { childList: true, subtree: true });
  return () => watcher.disconnect();
}
