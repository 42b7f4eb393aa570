import type { Shift } from '@careloom/contract/resources/shifts';
import { State } from '@careloom/shared/ui';
import { SHIFT_KINDS } from './states';

/** How a shift differs from day work: a sleep over, an active night, or overnight. Null for day work. */
export function shiftKind({ type, is_overnight }: Pick<Shift, 'type' | 'is_overnight'>) {
  if (type === 'sleep_over' || type === 'active_night') return <State of={SHIFT_KINDS} value={type} />;
  return is_overnight === 1 ? <State of={SHIFT_KINDS} value="overnight" /> : null;
}
