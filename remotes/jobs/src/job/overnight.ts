/** Whether a job's hours run past midnight: an end at or before the start lies on the next day. Times are `HH:mm`; a missing one says nothing. */
export const endsNextDay = (start: string, end: string): boolean => start !== '' && end !== '' && end <= start;
