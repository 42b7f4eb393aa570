/** An id for one failure that a user can quote when reporting it: `7f3a-91c2-0e5d`. */
export function newTraceId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(6));
  const text = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return (text.match(/.{4}/g) ?? []).join('-');
}
