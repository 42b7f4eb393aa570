import type { House } from '@careloom/contract/resources/houses';

/** `Merrylands NSW 2160`. */
export const placeOf = ({ suburb, state, post_code }: Pick<House, 'suburb' | 'state' | 'post_code'>) =>
  `${suburb} ${state.name} ${post_code}`;

export const stateOfActive = (isActive: 0 | 1) => (isActive === 1 ? 'active' : 'inactive');
