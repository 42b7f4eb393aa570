import { useState } from 'react';

/** A value as it was when it was settled last: what a page shows until the answer to a new one is there. */
export function useSettled<Value>(value: Value, isSettled: boolean): Value {
  const [kept, keep] = useState(value);
  if (isSettled && kept !== value) keep(value);
  return isSettled ? value : kept;
}
