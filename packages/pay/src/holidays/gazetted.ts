/** Years whose gazetted holidays are in `year-….ts`. */
export const GAZETTED = { from: 2026, to: 2027 } as const;

/** Whether a year's holidays are known from the statutes only, without those declared for that year. */
export const isProvisional = (year: number) => year < GAZETTED.from || year > GAZETTED.to;
