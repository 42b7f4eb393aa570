/**
 * States and territories, and the time zone of a house in each (a house may override it: Broken Hill).
 * @example
 * ```ts
 * import { STATES } from '@careloom/contract/states';
 *
 * STATES.find(({ code }) => code === 'QLD')?.timeZone; // 'Australia/Brisbane'
 * ```
 */
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
/** Time zones that a house may choose instead of its state's. */
export const HOUSE_TIME_ZONES: readonly string[] = [
  'Australia/Adelaide',
  'Australia/Brisbane',
  'Australia/Broken_Hill',
  'Australia/Darwin',
  'Australia/Eucla',
  'Australia/Hobart',
  'Australia/Lindeman',
  'Australia/Lord_Howe',
  'Australia/Melbourne',
  'Australia/Perth',
  'Australia/Sydney',
];

/** Regions with public holidays of their own. The table of holidays may name others. */
export const HOLIDAY_REGIONS: readonly { state: StateCode; value: string; name: string }[] = [
  { state: 'NT', value: 'alice-springs', name: 'Alice Springs' },
  { state: 'NT', value: 'borroloola', name: 'Borroloola' },
  { state: 'NT', value: 'darwin', name: 'Darwin' },
  { state: 'NT', value: 'katherine', name: 'Katherine' },
  { state: 'NT', value: 'tennant-creek', name: 'Tennant Creek' },
  { state: 'QLD', value: 'brisbane', name: 'Brisbane' },
  { state: 'TAS', value: 'south', name: 'Hobart and the south' },
  { state: 'TAS', value: 'burnie', name: 'Burnie, Waratah-Wynyard, West Coast' },
  { state: 'TAS', value: 'circular-head', name: 'Circular Head' },
  { state: 'TAS', value: 'devonport', name: 'Devonport, Kentish, Latrobe' },
  { state: 'TAS', value: 'flinders-island', name: 'Flinders Island' },
  { state: 'TAS', value: 'king-island', name: 'King Island' },
  { state: 'TAS', value: 'launceston', name: 'Launceston and around it' },
  { state: 'TAS', value: 'north', name: 'Elsewhere in the north' },
];
export const DEFAULT_TIME_ZONE = 'Australia/Sydney';
