/** States and territories, and the time zone of a house in each (a house may override it: Broken Hill). */
export const STATES = [
  { id: 1, code: 'NSW', name: 'New South Wales', timeZone: 'Australia/Sydney' },
  { id: 2, code: 'VIC', name: 'Victoria', timeZone: 'Australia/Melbourne' },
  { id: 3, code: 'QLD', name: 'Queensland', timeZone: 'Australia/Brisbane' },
  { id: 4, code: 'SA', name: 'South Australia', timeZone: 'Australia/Adelaide' },
  { id: 5, code: 'WA', name: 'Western Australia', timeZone: 'Australia/Perth' },
  { id: 6, code: 'TAS', name: 'Tasmania', timeZone: 'Australia/Hobart' },
  { id: 7, code: 'ACT', name: 'Australian Capital Territory', timeZone: 'Australia/Sydney' },
  { id: 8, code: 'NT', name: 'Northern Territory', timeZone: 'Australia/Darwin' },
] as const;
export type StateCode = (typeof STATES)[number]['code'];
export const DEFAULT_TIME_ZONE = 'Australia/Sydney';
