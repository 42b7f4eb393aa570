import { hrefOf, queryString } from '@careloom/shared/navigation';

interface ToPost {
  name: string;
  /** `yyyy-MM-dd` */
  date: string;
  start_time: string;
  end_time: string;
  house: { id: number };
}

/** The address at which the jobs remote opens the form of a new job, prefilled from a shift. */
export const postAsJob = ({ name, date, start_time, end_time, house }: ToPost): string =>
  hrefOf('jobs') + queryString({ post: 'shift', name, house: house.id, date, start: start_time, end: end_time });
