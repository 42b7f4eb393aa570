import type { House } from '@careloom/contract/resources/houses';
import { bit } from '../../wire/bit';
import type { HouseRow } from './select-houses';

export const houseOf = ({ house, state, team_leader, workers, ...counts }: HouseRow): House => ({
  id: house.id,
  name: house.name,
  team_leader,
  first_name: house.first_name,
  last_name: house.last_name,
  email: house.email,
  contact_no: house.contact_no,
  address: house.address,
  post_code: house.post_code,
  suburb: house.suburb,
  gender: house.gender,
  state,
  is_active: bit(house.is_active),
  holiday_region: house.holiday_region,
  time_zone: house.time_zone,
  participants_count: counts.participants_count,
  jobs_count: counts.jobs_count,
  workers_count: counts.workers_count,
  invoices_count: counts.invoices_count,
  expenses_count: counts.expenses_count,
  workers,
});
