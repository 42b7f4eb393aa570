import { successorOf, trailOf, type Trail } from './successor';

/** They take the focus for a while and give it back to the control that opened them. */
const OVERLAY = '[role=dialog], [role=alertdialog], [role=menu], .cl-toasts';

const isDisabled = (control: HTMLElement) => control.matches(':disabled');

/** Focuses anything: what is no control takes the focus until it is left. */
function focusOn(element: HTMLElement) {
  element.focus();
  if (document.activeElement === element || element.hasAttribute('tabindex')) return;
  element.tabIndex = -1;
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  element.focus();
}

/**
 * Keeps the focus on the page while its content changes (ADR 0028): when the focused control is removed, the focus goes to what took
 * its place; when it was disabled for a while, back to it. A person who clicks beside every control keeps what they did.
 * @param root the page; elsewhere (header, menu) nothing is kept
 * @returns what stops it
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
    // Some browsers say so while the control is being removed: whether it was, is known afterwards.
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
