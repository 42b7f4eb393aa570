import { hash, verify } from '@node-rs/argon2';

/** OWASP's first choice for argon2id (the library's default algorithm): 19 MiB, two passes, one lane. About 14 ms, on a thread of its own. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export const hashPassword = (password: string): Promise<string> => hash(password, COST);

const nobody = hashPassword('the password of an account that does not exist');

/**
 * Whether a password is that of a hash. Without a hash (an unknown address) it takes as long and is false, so that the time
 * does not tell which addresses exist.
 */
export async function isPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  const matches = await verify(passwordHash ?? (await nobody), password, COST);
  return passwordHash !== undefined && matches;
}
