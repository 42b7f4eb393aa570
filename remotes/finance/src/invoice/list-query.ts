/** The filters of the list that also apply to its lanes: all but the state. */
const NARROWING = ['search', 'from', 'to'] as const;

/** Reads the filters of the invoice list from an address. @param withState whether to include the state */
export function narrowingOf(params: URLSearchParams, withState = false): Record<string, string> {
  const narrowing: Record<string, string> = {};
  for (const name of withState ? [...NARROWING, 'status'] : NARROWING) {
    const value = params.get(name);
    if (value) narrowing[name] = value;
  }
  return narrowing;
}
