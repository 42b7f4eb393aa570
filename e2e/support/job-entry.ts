import type { JobEntry } from '../pages/job-form';

/** A date as typed, dd/MM/yyyy. */
const typed = (day: Date) => [day.getDate(), day.getMonth() + 1, day.getFullYear()].map((part) => String(part).padStart(2, '0')).join('/');

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);

/** A new job with a unique name: by day, public, for any worker. */
export const jobEntry = (name: string, house: string): Required<Pick<JobEntry, 'name'>> & JobEntry => ({
  name,
  description: 'Cooking together, a walk by the river, company in the evening.',
  type: 'option.job_type.ongoing',
  house_id: house,
  start_date: typed(inDays(14)),
  start_time: '16:00',
  end_time: '21:00',
  number_of_workers: '1',
  weekly_hours: '20',
  service_needed: 'Community access',
});
