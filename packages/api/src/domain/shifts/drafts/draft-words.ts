import { text } from '../../../platform/http/text';
import { unprocessable, type ApiError } from '../../../platform/http/errors';
import { clockOf, inWords } from '../../../platform/serialize/values';

interface Named {
  name: string;
  date: string;
  start_time: string;
  end_time: string;
}

/** Formats a shift for a sentence: `Morning, 21 Nov 2026, 09:00-17:00`. */
export const wordsOfShift = ({ name, date, start_time, end_time }: Named): string =>
  `${name}, ${inWords(date)}, ${clockOf(start_time)}–${clockOf(end_time)}`;

/** Why a shift is not possible: the error at a field if there is one, because it is more specific than the general message. */
export function reasonOf({ message, details: { errors = {} } }: ApiError): string {
  return Object.values(errors).flat()[0] ?? message;
}

/** 422 for several shifts of which some are not possible: the sentence names the first, `errors` has each at its index. @param at by index */
export function notAll(at: ReadonlyMap<number, { shift: Named; reason: string }>): ApiError {
  const [first] = at.values();
  const errors = Object.fromEntries([...at].map(([place, { reason }]) => [`shifts.${place}`, [reason]]));
  return unprocessable('shift.not_all', first && { shift: wordsOfShift(first.shift), reason: first.reason }, errors);
}

/** The current state of a draft, for a user who saw an earlier one. */
export const wordsOfChange = (shift: (Named & { status: string }) | undefined): string => {
  if (!shift) return text('shift.now_gone');
  return text(shift.status === 'draft' ? 'shift.now_differs' : 'shift.now_published', { shift: wordsOfShift(shift) });
};
