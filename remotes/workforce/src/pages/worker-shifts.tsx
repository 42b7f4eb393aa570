import { useIdParams } from '@careloom/shared/navigation';
import { Slot } from '@careloom/shared/slots';

/** The tab of a worker's shifts; timesheets fills the slot. */
export function WorkerShifts() {
  const { id } = useIdParams('id');
  return <Slot name="shift-list" props={{ workerId: id }} />;
}
