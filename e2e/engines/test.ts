import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { test as base } from '@playwright/test';
import type { AuthUser } from '@careloom/contract/resources/auth';
import { apiOf, type Api } from '../support/api';
import { loadsAre } from '../support/loads';
import { preparedData } from '../support/places';
import { freePorts, startProduct } from '../support/product';
import { ROLES, signIn, type Role } from '../support/roles';
import { openFirefox } from './firefox';
import { startGate, type Gate } from './gate';
import { pageOf, type EnginePage } from './page';
import { openWebKit } from './webkit';

export interface Engine {
  engine: 'firefox' | 'webkit';
}

interface PerTest {
  /** At the end of a test the gate has no fault that the test has not taken. */
  nothingWrong: void;
}

interface PerWorker extends Engine {
  site: { gate: Gate; driverPorts: number[] };
  /** The API as a role. */
  as: (role: Role) => Promise<Api>;
  /** One session for each role, for the whole worker. */
  users: (role: Role) => Promise<AuthUser>;
  /** A separate browser for each name, kept for the whole worker. */
  person: (name: string) => Promise<EnginePage>;
}

export const test = base.extend<PerTest, PerWorker>({
  engine: ['firefox', { option: true, scope: 'worker' }],

  site: [
    async ({}, use, { parallelIndex }) => {
      const home = mkdtempSync(path.join(os.tmpdir(), 'careloom-engines-'));
      const dataDir = path.join(home, 'data');
      cpSync(preparedData().folder, dataDir, { recursive: true });
      const [port = 0, front = 0, ...driverPorts] = await freePorts(parallelIndex, 4);
      const product = await startProduct({ port, dataDir, env: { PUBLIC_URL: `http://localhost:${front}` } });
      const gate = await startGate(front, port);
      await use({ gate, driverPorts });
      gate.stop();
      await product.stop();
      rmSync(home, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 90_000 },
  ],

  users: [
    async ({ site }, use) => {
      const sessions = new Map<Role, Promise<AuthUser>>();
      await use((role) => {
        const session = sessions.get(role) ?? signIn(site.gate.address, ROLES[role].email);
        sessions.set(role, session);
        return session;
      });
    },
    { scope: 'worker' },
  ],

  as: [
    async ({ site, users }, use) => {
      await use(async (role) => apiOf(site.gate.address, (await users(role)).token));
    },
    { scope: 'worker' },
  ],

  person: [
    async ({ engine, site }, use) => {
      const pages = new Map<string, Promise<EnginePage>>();
      const open = async (at: number) =>
        pageOf(await (engine === 'firefox' ? openFirefox() : openWebKit(site.driverPorts[at] ?? 0)), site.gate.address);
      await use((name) => {
        const page = pages.get(name) ?? open(pages.size);
        pages.set(name, page);
        return page;
      });
      for (const page of pages.values()) await (await page).close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],

  nothingWrong: [
    async ({ site, person }, use, testInfo) => {
      await use();
      testInfo.annotations.push(loadsAre(site.gate.takeLoads()));
      if (testInfo.status !== testInfo.expectedStatus)
        writeFileSync(testInfo.outputPath('window.png'), await (await person('admin')).screenshot());
      const faults = site.gate.takeFaults();
      if (faults.length > 0) throw new Error(`In the pages:\n${faults.join('\n')}`);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
