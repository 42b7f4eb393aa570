/** Years whose gazettes are written down in `year-….ts`. */
export const GAZETTED = { from: 2026, to: 2027 } as const;

/** Whether a year's holidays are by statute alone: what is declared for that year is not known. */
export const isProvisional = (year: number) => year < GAZETTED.from || year > GAZETTED.to;
