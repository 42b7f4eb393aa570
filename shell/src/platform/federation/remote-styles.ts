/** The style sheets of a remote, identified by the attribute that rspack sets. */
const sheetsOf = (remote: string) => document.querySelectorAll<HTMLLinkElement>(`link[rel="stylesheet"][data-rspack^="${remote}:"]`);

/** Disables the style sheets of a remote that is no longer on the page. They stay loaded, so that it is styled at once when it returns. */
export function hideStyles(remote: string) {
  for (const sheet of sheetsOf(remote)) sheet.media = 'not all';
}

/** Removes the style sheets of a remote's previous version: chunks of the new version have the same ids and would reuse them. */
export function removeStyles(remote: string) {
  for (const sheet of sheetsOf(remote)) sheet.remove();
}

export function showStyles(remote: string) {
  for (const sheet of sheetsOf(remote)) sheet.media = 'all';
}
