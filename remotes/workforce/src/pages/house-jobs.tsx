import { useIdParams } from '@careloom/shared/navigation';
import { Slot } from '@careloom/shared/slots';

/** The tab of a house's jobs; the jobs remote fills the slot. */
export function HouseJobs() {
  const { id } = useIdParams('id');
  return <Slot name="job-list" props={{ houseId: id }} />;
}
