/** `ref` for a box without focusable content: makes it a tab stop while it is scrollable, so that all of it can be reached by keyboard. */
export function scrollStop(box: HTMLElement | null) {
  if (!box) return;
  const observer = new ResizeObserver(() => {
    if (box.scrollHeight > box.clientHeight) box.tabIndex = 0;
    else box.removeAttribute('tabindex');
  });
  observer.observe(box);
  return () => observer.disconnect();
}
