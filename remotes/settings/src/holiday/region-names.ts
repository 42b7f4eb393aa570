import { HOLIDAY_REGIONS } from '@careloom/contract/states';

/** The name of a region; one that is not listed is named as it was typed. */
export const regionName = (region: string): string => HOLIDAY_REGIONS.find(({ value }) => value === region)?.name ?? region;
