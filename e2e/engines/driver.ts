/** What a driver of a browser does for us, and no more: all else is the same for every engine. One browser with one window, as one person has it. */
export interface Driver {
  open: (address: string) => Promise<void>;
  /** The value of an expression in the page; a promise is waited for. It has to be data. */
  evaluate: (expression: string) => Promise<unknown>;
  clickAt: (x: number, y: number) => Promise<void>;
  /** Presses keys of the keyboard one after the other and lets them go in the other order: a character, or the name that `KeyboardEvent.key` has. */
  press: (...keys: readonly string[]) => Promise<void>;
  /** A PNG of what the window shows. */
  screenshot: () => Promise<Buffer>;
  close: () => Promise<void>;
}

/** A wide window of a small screen: what has no room shows here. */
export const SIZE = { width: 1280, height: 900 };

export const TIME_ZONE = 'Australia/Sydney';
