/** The filters of the list that narrow its lanes, too: all but the state. */
const NARROWING = ['search', 'from', 'to'] as const;

/** The filters of the list of invoices in an address. @param withState whether to include the states */
export function narrowingOf(params: URLSearchParams, withState = false): Record<string, string> {
  const narrowing: Record<string, string> = {};
  for (const name of withState ? [...NARROWING, 'status'] : NARROWING) {
    const value = params.get(name);
    if (value) narrowing[name] = value;
  }
  return narrowing;
}
