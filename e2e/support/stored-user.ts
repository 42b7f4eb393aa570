import type { BrowserContextOptions } from '@playwright/test';
import type { AuthUser } from '@careloom/contract/resources/auth';

/** The storage of a browser with a signed-in user, or without one. */
export const storedUser = (address: string, user: AuthUser | null): BrowserContextOptions => ({
  baseURL: address,
  storageState: {
    cookies: [],
    origins: [{ origin: address, localStorage: user ? [{ name: 'user', value: JSON.stringify(user) }] : [] }],
  },
});
