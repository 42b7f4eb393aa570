import { successorOf, trailOf, type Trail } from './successor';

/** Overlays take the focus and return it to the control that opened them. */
const OVERLAY = '[role=dialog], [role=alertdialog], [role=menu], .cl-toasts';

const isDisabled = (control: HTMLElement) => control.matches(':disabled');

/** Focuses any element; one that is not focusable gets a `tabindex` until it loses the focus. */
function focusOn(element: HTMLElement) {
  element.focus();
  if (document.activeElement === element || element.hasAttribute('tabindex')) return;
  element.tabIndex = -1;
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  element.focus();
}

/**
 * Keeps the focus on the page while its content changes (ADR 0028). When the focused control is removed, its successor gets the focus; when
 * it was disabled for a while, it gets the focus back. If the user clicks outside any control, the focus is left alone.
 * @param root the page; the focus outside it (header, menu) is not managed
 * @returns a function that stops it
 */
export function keepFocus(root: HTMLElement): () => void {
  let last: { control: HTMLElement; trail: Trail; inOverlay: boolean } | null = null;

  const onFocusIn = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement)) return;
    if (target.closest(OVERLAY)) {
      if (last) last.inOverlay = true;
    } else last = root.contains(target) && target !== root ? { control: target, trail: trailOf(target, root), inOverlay: false } : null;
  };
  const onFocusOut = ({ target, relatedTarget }: FocusEvent) => {
    if (relatedTarget || last?.control !== target) return;
    const left = last;
    // Some browsers fire `focusout` while the control is being removed; only afterwards is it known whether it was.
    queueMicrotask(() => {
      if (last === left && left?.control.isConnected && !isDisabled(left.control)) last = null;
    });
  };
  const restore = () => {
    if (!last || (document.activeElement && document.activeElement !== document.body)) return;
    const { control, trail, inOverlay } = last;
    if (!control.isConnected) {
      last = null;
      const next = successorOf(trail);
      if (next) focusOn(next);
    } else if (!isDisabled(control) && (inOverlay || wasDisabled)) focusOn(control);
    wasDisabled = control.isConnected && isDisabled(control);
  };
  let wasDisabled = false;

  const observer = new MutationObserver(restore);
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  document.addEventListener('focusin', onFocusIn);
  document.addEventListener('focusout', onFocusOut);
  return () => {
    observer.disconnect();
    document.removeEventListener('focusin', onFocusIn);
    document.removeEventListener('focusout', onFocusOut);
  };
}
