const SHOWN = 4;
/** A shorter credential would be given away by its end. */
const SHORTEST = 12;

/** The end of a credential, by which somebody who has it recognises it; empty for a short one. */
export const endOf = (credential: string): string => (credential.length < SHORTEST ? '' : credential.slice(-SHOWN));
