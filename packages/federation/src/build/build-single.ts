import path from 'node:path';
import { outputOf, SINGLE_SITE } from '../base/workspace';
import { buildPackage } from './build-package';
import { singleFingerprint } from './fingerprint';
import { ifChanged, type Built, type Say } from './if-changed';

/** Builds the shell and all remotes as one bundle into `SINGLE_SITE`, if anything has changed. @throws BuildFailed */
export const buildSingle = async (say: Say): Promise<Built> =>
  ifChanged(
    'one bundle',
    path.join(outputOf('shell', SINGLE_SITE), '.built'),
    await singleFingerprint(),
    () => buildPackage('shell', { env: { MONOLITH: '1' } }),
    say,
  );
