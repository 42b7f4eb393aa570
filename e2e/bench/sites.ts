import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { remoteNames, SINGLE_SITE } from '@careloom/federation/workspace';
import type { AuthUser } from '@careloom/contract/resources/auth';
import { ROOT } from '../support/places';
import { freePort, startProduct } from '../support/product';
import { ROLES, signIn } from '../support/roles';

export const SIDES = ['federated', 'single'] as const;
export type Side = (typeof SIDES)[number];

/** The root whose `shell/dist` and `remotes/<name>/dist` a side serves. */
export const ROOT_OF: Readonly<Record<Side, string>> = { federated: ROOT, single: SINGLE_SITE };

/** Folders of the packages with code, on each side. */
export const PACKAGES_OF: Readonly<Record<Side, readonly string[]>> = {
  federated: ['shell', ...remoteNames().map((name) => `remotes/${name}`)],
  single: ['shell'],
};

export interface Site {
  address: string;
  /** Signed in as the admin. */
  user: AuthUser;
  stop: () => Promise<void>;
}

/**
 * The product as `npm start` runs it, with the builds of one side and its own copy of the seeded data.
 * @param data seeded data, not changed
 */
export async function startSite(side: Side, data: string): Promise<Site> {
  const home = mkdtempSync(path.join(os.tmpdir(), 'careloom-bench-'));
  const dataDir = path.join(home, 'data');
  cpSync(data, dataDir, { recursive: true });
  rmSync(path.join(dataDir, 'registry'), { recursive: true, force: true }); // the registry of the build that created the data
  const product = await startProduct({ port: await freePort(SIDES.indexOf(side)), dataDir, root: ROOT_OF[side] });
  return {
    address: product.address,
    user: await signIn(product.address, ROLES.super_admin.email),
    stop: async () => {
      await product.stop();
      rmSync(home, { recursive: true, force: true });
    },
  };
}
