/** The parts of a browser driver that differ between engines. One browser with one window, as one person has it. */
export interface Driver {
  open: (address: string) => Promise<void>;
  /** The value of an expression in the page, awaited if it is a promise. It has to be serialisable. */
  evaluate: (expression: string) => Promise<unknown>;
  clickAt: (x: number, y: number) => Promise<void>;
  /** Presses keys one after the other and releases them in reverse order: a character, or a name as in `KeyboardEvent.key`. */
  press: (...keys: readonly string[]) => Promise<void>;
  /** A PNG screenshot of the window. */
  screenshot: () => Promise<Buffer>;
  close: () => Promise<void>;
}

/** A wide window on a small screen: layout faults show here. */
export const SIZE = { width: 1280, height: 900 };

export const TIME_ZONE = 'Australia/Sydney';
