import type { House, houseBody } from '@careloom/contract/resources/houses';
import type { z } from '@careloom/contract/schema';

export type HouseInput = z.input<typeof houseBody>;

/** A new house is active. */
export const EMPTY_HOUSE = {
  name: '',
  team_leader_id: '',
  first_name: '',
  last_name: '',
  email: '',
  contact_no: '',
  address: '',
  suburb: '',
  state_id: '',
  post_code: '',
  gender: '',
  is_active: 1,
  holiday_region: '',
  time_zone: '',
};

/** A house as form values; ids are text, as in the choices. */
export const draftOf = (house: House): HouseInput => ({
  name: house.name,
  team_leader_id: house.team_leader ? String(house.team_leader.id) : '',
  first_name: house.first_name,
  last_name: house.last_name,
  email: house.email,
  contact_no: house.contact_no,
  address: house.address,
  suburb: house.suburb,
  state_id: String(house.state.id),
  post_code: house.post_code,
  gender: house.gender as HouseInput['gender'],
  is_active: house.is_active,
  holiday_region: house.holiday_region ?? '',
  time_zone: house.time_zone ?? '',
});
