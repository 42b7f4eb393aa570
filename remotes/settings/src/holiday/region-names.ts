import { HOLIDAY_REGIONS } from '@careloom/contract/states';

/** The name of a region; an unlisted region is shown as typed. */
export const regionName = (region: string): string => HOLIDAY_REGIONS.find(({ value }) => value === region)?.name ?? region;
