/** Whether the focus is in a dialog. A dialog that was opened while the page loads keeps the focus. */
const isInDialog = () => Boolean(document.activeElement?.closest('[aria-modal=true]'));

/**
 * Moves the focus to the page's heading. While the page loads and has no heading, the main element has the focus. If the user moves the
 * focus elsewhere in the meantime, or a dialog has it, it stays there.
 * @param found called with the heading's text, whether or not it was focused
 * @returns a function that stops waiting for the heading
 */
export function focusHeading(main: HTMLElement, found: (title: string) => void): () => void {
  const heading = main.querySelector('h1');
  if (heading) {
    if (!isInDialog()) heading.focus();
    found(heading.textContent);
    return () => undefined;
  }
  if (!isInDialog()) main.focus({ preventScroll: true });
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
