import { useState } from 'react';

/** The last settled value: shown by a page until the answer to a new one is loaded. */
export function useSettled<Value>(value: Value, isSettled: boolean): Value {
  const [kept, keep] = useState(value);
  if (isSettled && kept !== value) keep(value);
  return isSettled ? value : kept;
}
