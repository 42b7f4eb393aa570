/** The packages with an API report, which shell and remotes share. */
export const REPORTED = ['shared', 'contract'] as const;
export type Reported = (typeof REPORTED)[number];
