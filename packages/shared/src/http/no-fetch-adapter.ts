/** Replaces axios's fetch adapter in the shell's build. Requests use XMLHttpRequest, which reports upload progress. */
export function getFetch(): never {
  throw new Error('No fetch adapter.');
}
