/** Takes the place of axios's fetch adapter in the shell's build: requests go by XMLHttpRequest, which reports how far an upload is. */
export function getFetch(): never {
  throw new Error('No fetch adapter.');
}
