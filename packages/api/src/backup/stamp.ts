/** A moment in a file's name, to the second in UTC: `20260131T162000Z`. Names sort as their times do. */
export const stamp = (moment: Date): string => moment.toISOString().replace(/[-:]|\.\d+/g, '');
