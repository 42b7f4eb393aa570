import { useState } from 'react';

/** The last settled value, which a page shows until the response for a new value is loaded. */
export function useSettled<Value>(value: Value, isSettled: boolean): Value {
  const [kept, keep] = useState(value);
  if (isSettled && kept !== value) keep(value);
  return isSettled ? value : kept;
}
