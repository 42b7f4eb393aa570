/** What a key does in the grid. */
export type GridAct =
  | { act: 'move'; rows: number; columns: number; extends: boolean }
  | { act: 'edge'; to: 'first' | 'last' | 'start' | 'end'; extends: boolean }
  | { act: 'edit'; text: string | null }
  | { act: 'next-fault'; by: 1 | -1 }
  | { act: 'clear' | 'undo' | 'redo' | 'take' | 'propose' | 'propose-all' };

export interface Pressed {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
}

const PAGE = 15;
const STEPS: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  PageUp: [-PAGE, 0],
  PageDown: [PAGE, 0],
};

/** The action of a key, as in a spreadsheet; F8 moves to the next error. Null for keys left to the browser, such as Tab, which leaves the grid. */
export function gridAct({ key, ctrlKey, metaKey, shiftKey, altKey }: Pressed): GridAct | null {
  const control = ctrlKey || metaKey;
  const step = STEPS[key];
  if (altKey) return null;
  if (step && !control) return { act: 'move', rows: step[0], columns: step[1], extends: shiftKey };
  if (key === 'Home' || key === 'End') {
    const to = control ? (key === 'Home' ? 'first' : 'last') : key === 'Home' ? 'start' : 'end';
    return { act: 'edge', to, extends: shiftKey };
  }
  if (key === 'F8') return { act: 'next-fault', by: shiftKey ? -1 : 1 };
  if (key === 'Enter' && control) return { act: shiftKey ? 'propose-all' : 'propose' };
  if (key === 'Enter' || key === 'F2') return { act: 'edit', text: null };
  if (key === 'Delete' || key === 'Backspace') return { act: shiftKey ? 'take' : 'clear' };
  if (control && key.toLowerCase() === 'z') return { act: shiftKey ? 'redo' : 'undo' };
  if (control && key.toLowerCase() === 'y') return { act: 'redo' };
  return key.length === 1 && !control ? { act: 'edit', text: key } : null;
}
