import type { House } from '@careloom/contract/resources/houses';
import { HOLIDAY_REGIONS } from '@careloom/contract/states';

/** `Merrylands NSW 2160`. */
export const placeOf = ({ suburb, state, post_code }: Pick<House, 'suburb' | 'state' | 'post_code'>) =>
  `${suburb} ${state.name} ${post_code}`;

/** `14 Burnett Street, Merrylands NSW 2160`. */
export const addressOf = (house: Pick<House, 'address' | 'suburb' | 'state' | 'post_code'>) => `${house.address}, ${placeOf(house)}`;

export const stateOfActive = (isActive: 0 | 1) => (isActive === 1 ? 'active' : 'inactive');

/** `Australia/Broken_Hill` becomes `Broken Hill`. */
export const zoneName = (zone: string) => zone.replace('Australia/', '').replaceAll('_', ' ');

/** The name of a region with its own public holidays; a region known only from the table of holidays is shown as it is. */
export const regionName = (state: string, region: string) =>
  HOLIDAY_REGIONS.find((one) => one.state === state && one.value === region)?.name ?? region;
