import { hash, verify } from '@node-rs/argon2';

/** OWASP's first choice for argon2id (the library's default algorithm): 19 MiB, two passes, one lane. About 14 ms, in a separate thread. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export const hashPassword = (password: string): Promise<string> => hash(password, COST);

const nobody = hashPassword('the password of an account that does not exist');

/**
 * Checks a password against a hash. Without a hash (an unknown address) it takes equally long and returns false, so that timing does not
 * reveal which addresses exist.
 */
export async function isPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  const matches = await verify(passwordHash ?? (await nobody), password, COST);
  return passwordHash !== undefined && matches;
}
