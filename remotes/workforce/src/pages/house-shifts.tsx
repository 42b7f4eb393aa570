import { useIdParams } from '@careloom/shared/navigation';
import { Slot } from '@careloom/shared/slots';

/** The tab of a house's shifts; timesheets fills the slot. */
export function HouseShifts() {
  const { id } = useIdParams('id');
  return <Slot name="shift-list" props={{ houseId: id }} />;
}
