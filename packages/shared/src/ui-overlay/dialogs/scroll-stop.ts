/** As the `ref` of a box without a control inside: it is a tab stop while it scrolls, so that the keyboard reaches all of it. */
export function scrollStop(box: HTMLElement | null) {
  if (!box) return;
  const observer = new ResizeObserver(() => {
    if (box.scrollHeight > box.clientHeight) box.tabIndex = 0;
    else box.removeAttribute('tabindex');
  });
  observer.observe(box);
  return () => observer.disconnect();
}
