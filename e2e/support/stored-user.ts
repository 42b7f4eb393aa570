import type { BrowserContextOptions } from '@playwright/test';
import type { AuthUser } from '@careloom/contract/resources/auth';

/** A browser in which a user is signed in by what is stored, or nobody. */
export const storedUser = (address: string, user: AuthUser | null): BrowserContextOptions => ({
  baseURL: address,
  storageState: {
    cookies: [],
    origins: [{ origin: address, localStorage: user ? [{ name: 'user', value: JSON.stringify(user) }] : [] }],
  },
});
