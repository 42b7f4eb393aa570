import { useIdParams } from '@careloom/shared/navigation';
import { Slot } from '@careloom/shared/slots';

/** The tab of a worker's jobs; the jobs remote fills the slot. */
export function WorkerJobs() {
  const { id } = useIdParams('id');
  return <Slot name="job-list" props={{ workerId: id }} />;
}
