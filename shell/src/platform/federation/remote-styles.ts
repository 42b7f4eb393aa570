/** The style sheets that a remote's build has put into the page, by the name that rspack gives them. */
const sheetsOf = (remote: string) => document.querySelectorAll<HTMLLinkElement>(`link[rel="stylesheet"][data-rspack^="${remote}:"]`);

/**
 * Nothing of the remote is on the page any more, and its style sheets apply to nothing. They stay loaded: when it comes again, it
 * comes with them and not before them.
 */
export function hideStyles(remote: string) {
  for (const sheet of sheetsOf(remote)) sheet.media = 'not all';
}

/** Another version of the remote comes: its chunks have the same numbers, and would find the style sheets of the one before in their place. */
export function removeStyles(remote: string) {
  for (const sheet of sheetsOf(remote)) sheet.remove();
}

export function showStyles(remote: string) {
  for (const sheet of sheetsOf(remote)) sheet.media = 'all';
}
