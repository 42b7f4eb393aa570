/**
 * Removes the style sheets of a remote's previous version, which rspack marks by an attribute: chunks of the new version have the same ids and
 * would reuse them. A remote that only leaves the page keeps its sheets: none of its selectors matches an element of others (ADR 0037).
 */
export function removeStyles(remote: string) {
  for (const sheet of document.querySelectorAll(`link[rel="stylesheet"][data-rspack^="${remote}:"]`)) sheet.remove();
}
