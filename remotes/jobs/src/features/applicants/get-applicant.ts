import { useDetail } from '@careloom/shared/query';
import { useJobArea } from '../../job/area';

/** One applicant of a job, with the whole application. `n` is the application's id. */
export const useApplicant = (id: number, n: number) => useDetail(useJobArea().calls.applicant, { id, n });
