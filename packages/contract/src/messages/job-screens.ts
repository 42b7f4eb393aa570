/** Words of the jobs screens that the specification leaves open. */
export const jobScreenMessages = {
  'option.preferred_gender.male': 'Male',
  'option.preferred_gender.female': 'Female',
  'option.preferred_gender.any': 'Any',
  'jobs.ongoing': 'ongoing',
  'jobs.hours_a_week': '{hours} a week',
  'jobs.history': 'History',
  'jobs.history.posted': 'Posted',
  'jobs.history.open': 'Open for applicants',
  'jobs.history.assigned': 'Assigned',
  'jobs.history.closed': 'Closed',
  'jobs.history.archived': 'Archived',
  'jobs.history.to_come': 'Not yet',
} as const;
