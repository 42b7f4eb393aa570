const { DOMException } = globalThis;

/**
 * Gives the page its own `DOMException` back. The build of pdf.js brings a polyfill that replaces it in every browser, for all remotes. This
 * module has to be imported before pdf.js.
 */
export function restoreGlobals(): void {
  globalThis.DOMException = DOMException;
}
