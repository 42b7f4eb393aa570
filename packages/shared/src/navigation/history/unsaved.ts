import { t } from '../texts';

/** Forms with unsaved changes, across all remotes of the page. */
const dirty = new Set<symbol>();

type Ask = () => Promise<boolean>;

/** The browser's own dialog, until the shell provides one. */
let ask: Ask = () => Promise.resolve(window.confirm(t('unsaved.leave')));

const warn = (event: BeforeUnloadEvent) => event.preventDefault();

/** Sets the question that is asked before unsaved changes are lost. It resolves to true to leave. */
export function askBeforeLeaving(question: Ask) {
  ask = question;
}

/** Marks a form as having unsaved changes until the returned function is called. */
export function markUnsaved(): () => void {
  const form = Symbol('form');
  dirty.add(form);
  window.addEventListener('beforeunload', warn);
  return () => {
    dirty.delete(form);
    if (dirty.size === 0) window.removeEventListener('beforeunload', warn);
  };
}

export const hasUnsaved = () => dirty.size > 0;

/** Discards all unsaved marks: the user chose to leave, or the session ended. */
export function forgetUnsaved() {
  dirty.clear();
  window.removeEventListener('beforeunload', warn);
}

/** Whether the page may be left now; asks if there are unsaved changes. */
export async function mayLeave(): Promise<boolean> {
  if (!hasUnsaved()) return true;
  const leave = await ask();
  if (leave) forgetUnsaved();
  return leave;
}
