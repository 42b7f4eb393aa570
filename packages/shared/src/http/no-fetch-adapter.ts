/** Takes the place of axios's fetch adapter in the shell's build: requests go by XMLHttpRequest, which reports how far an upload is. */
export function getFetch(): never {
  throw new Error('Requests are made by XMLHttpRequest; the fetch adapter is not part of this build.');
}
