import { t } from '../texts';

/** Forms of the whole page, of whatever remote, that hold work not yet saved. */
const dirty = new Set<symbol>();

type Ask = () => Promise<boolean>;

/** Until the shell gives its dialog, the browser's own. */
let ask: Ask = () => Promise.resolve(window.confirm(t('unsaved.leave')));

const warn = (event: BeforeUnloadEvent) => event.preventDefault();

/** The shell's question before unsaved work is left. It answers true to leave. */
export function askBeforeLeaving(question: Ask) {
  ask = question;
}

/** Marks a form as holding unsaved work, until the returned function is called. */
export function holdUnsaved(): () => void {
  const form = Symbol('form');
  dirty.add(form);
  window.addEventListener('beforeunload', warn);
  return () => {
    dirty.delete(form);
    if (dirty.size === 0) window.removeEventListener('beforeunload', warn);
  };
}

export const hasUnsaved = () => dirty.size > 0;

/** What was unsaved is given up: the user said so, or the session ended. */
export function forgetUnsaved() {
  dirty.clear();
  window.removeEventListener('beforeunload', warn);
}

/** Whether the page may be left now; asks where work would be lost. */
export async function mayLeave(): Promise<boolean> {
  if (!hasUnsaved()) return true;
  const leave = await ask();
  if (leave) forgetUnsaved();
  return leave;
}
