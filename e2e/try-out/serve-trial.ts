import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import type { Trial } from '@careloom/federation/registry/trial';
import { ROOT, SERVER } from '../support/places';
import { startProduct } from '../support/product';

/** Demo data of this build of the server: a first start creates them, and later trials start with a copy. @param root of the checkout */
export const keptData = (root = ROOT) =>
  path.join(root, '.cache/try-out', readFileSync(path.join(path.dirname(SERVER), '.built'), 'utf8').slice(0, 16));

/** The parts of a data folder that are copied. */
export const KEPT = ['pg', 'files', 'secret'];

/** A registry that serves the versions of the trial to everybody. Its files are those of the real one, in its folder or its bucket. */
function writeRegistry(folder: string, { registry, versions }: Trial) {
  mkdirSync(folder, { recursive: true });
  const packages = Object.fromEntries(
    Object.entries(versions).map(([name, version]) => [name, { stable: version, history: [version], served: [version] }]),
  );
  writeFileSync(path.join(folder, 'state.json'), JSON.stringify({ packages }));
  const files = path.join(registry, 'packages');
  if (existsSync(files)) symlinkSync(files, path.join(folder, 'packages'));
}

function keep(data: string, kept: string) {
  if (existsSync(kept)) return;
  const copy = mkdtempSync(path.join(os.tmpdir(), 'careloom-kept-'));
  for (const name of KEPT) cpSync(path.join(data, name), path.join(copy, name), { recursive: true });
  rmSync(path.dirname(kept), { recursive: true, force: true });
  mkdirSync(path.dirname(kept), { recursive: true });
  cpSync(copy, `${kept}.${process.pid}`, { recursive: true });
  if (existsSync(kept)) rmSync(`${kept}.${process.pid}`, { recursive: true });
  else renameSync(`${kept}.${process.pid}`, kept);
  rmSync(copy, { recursive: true });
}

/**
 * The product with its own demo data, as if the candidate were served already. Its files are removed when this process exits for any reason.
 * Its environment has the location of the registry's files, but nothing of the installation's database or mail.
 */
export async function serveTrial(wanted: Trial): Promise<{ address: string; stop: () => Promise<void> }> {
  const home = mkdtempSync(path.join(os.tmpdir(), 'careloom-try-out-'));
  process.once('exit', () => rmSync(home, { recursive: true, force: true, maxRetries: 3 }));
  const dataDir = path.join(home, 'data');
  const kept = keptData();
  if (existsSync(kept)) cpSync(kept, dataDir, { recursive: true });
  writeRegistry(path.join(dataDir, 'registry'), wanted);
  const { address, stop } = await startProduct({ port: 0, dataDir, env: DEMONSTRATION });
  return {
    address,
    stop: async () => {
      if ((await stop()) === 0) keep(dataDir, kept);
    },
  };
}

/** Variables that the server of a trial must not inherit from its installation: an empty variable counts as not set. */
const DEMONSTRATION = {
  ...Object.fromEntries(
    [
      ...['PUBLIC_URL', 'DATABASE_URL', 'SMTP_URL', 'CARELOOM_REGISTRY', 'CARELOOM_ORIGINS', 'CARELOOM_OVERRIDES', 'CARELOOM_SECRET'],
      ...['CARELOOM_LOCAL_BUILDS', 'S3_PUBLIC_URL', 'PUSHER_APP_ID', 'PUSHER_KEY', 'PUSHER_SECRET', 'XERO', 'XERO_CLIENT_ID'],
      ...['XERO_CLIENT_SECRET', 'XERO_WEBHOOK_KEY', 'TRUST_PROXY', 'METRICS_TOKEN', 'DRAIN_MS', 'LOGIN_ERRORS'],
    ].map((name) => [name, '']),
  ),
  HOST: 'localhost',
  CARELOOM_DEMO: '1',
  CARELOOM_RELEASE_ON_START: '0',
};
