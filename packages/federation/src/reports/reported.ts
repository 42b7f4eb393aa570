/** The packages that keep reports: what shell and remotes agree on. */
export const REPORTED = ['shared', 'contract'] as const;
export type Reported = (typeof REPORTED)[number];
