import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { RemoteConfig } from '../../base/define-remote';
import { sharedModules } from '../../base/shared-modules';
import { remoteConfigs } from '../../testing/remote-configs';
import { readReport } from '../../reports/facts/fact';
import { usedIn } from './imports';
import { outdatedNeeds } from './outdated-needs';

const configs = await remoteConfigs();

for (const [name, config] of Object.entries(configs)) {
  test(`${name} declares a range whose lowest version has everything it uses`, () => {
    assert.deepEqual(outdatedNeeds(name, config), []);
  });
}

const REPORTS = {
  shared: {
    version: '1.3.0',
    facts: readReport('gives ui/Card: function\ngives ui/Tip: function (since 1.2.0)\ngives form/DateInput: function (since 1.3.0)'),
  },
  contract: {
    version: '1.1.0',
    facts: readReport(
      [
        'gives resources/jobs/jobs: const',
        'gives resources/jobs/jobs > close: POST /jobs/close',
        'gives resources/jobs/jobs > reopen: POST /jobs/reopen (since 1.1.0)',
        'both event moved@1: event (since 1.1.0)',
        'gives text menu.rota: text (since 1.1.0)',
      ].join('\n'),
    ),
  },
};

const nothing: RemoteConfig = {
  needs: { shared: '^1.0.0', contract: '^1.0.0' },
  ...{ routes: [], menu: [], quickActions: [], slots: [], raises: [], hears: [] },
};
/** With names that are not in the contract. */
const described = (changes: object): RemoteConfig => ({ ...nothing, ...changes });
const faultsOf = (source: string, config = nothing) => outdatedNeeds('rota', config, usedIn('page.tsx', source), REPORTS, []);

describe('what a remote uses', () => {
  for (const [what, source, sentence] of [
    [
      'an export that came later',
      "import { Card, Tip } from '@careloom/shared/ui';",
      'needs.shared is ^1.0.0, and Tip of @careloom/shared/ui is there since 1.2.0: it has to be ^1.2.0',
    ],
    [
      'an export that is imported under another name',
      "import { Tip as Hint } from '@careloom/shared/ui';",
      'needs.shared is ^1.0.0, and Tip of @careloom/shared/ui is there since 1.2.0: it has to be ^1.2.0',
    ],
    [
      'an export that is imported dynamically',
      "const later = () => import('@careloom/shared/form').then((module) => module.DateInput);",
      'needs.shared is ^1.0.0, and DateInput of @careloom/shared/form is there since 1.3.0: it has to be ^1.3.0',
    ],
    [
      'an entry as a whole',
      "import * as ui from '@careloom/shared/ui';",
      'needs.shared is ^1.0.0, and all of @careloom/shared/ui is there since 1.2.0: it has to be ^1.2.0',
    ],
    [
      'a call',
      "import { jobs } from '@careloom/contract/resources/jobs';\nuseCallMutation(jobs.reopen);",
      'needs.contract is ^1.0.0, and the call jobs.reopen is there since 1.1.0: it has to be ^1.1.0',
    ],
    [
      'calls that are passed on as a whole',
      "import { jobs } from '@careloom/contract/resources/jobs';\nuse(jobs);",
      'needs.contract is ^1.0.0, and jobs of @careloom/contract/resources/jobs is there since 1.1.0: it has to be ^1.1.0',
    ],
  ] as const) {
    test(`${what} has to be in its range`, () => assert.deepEqual(faultsOf(source), [sentence]));
  }

  for (const [what, source] of [
    [
      'an export that has always existed',
      "import { Card } from '@careloom/shared/ui';\nimport { jobs } from '@careloom/contract/resources/jobs';\nuseCallMutation(jobs.close);",
    ],
    ['a type', "import type { Tip } from '@careloom/shared/ui';\nimport { type Tip as Hint } from '@careloom/shared/ui';"],
  ] as const) {
    test(`${what} is not a need`, () => assert.deepEqual(faultsOf(source), []));
  }

  test('a range that has the export is accepted, and so is a later one', () => {
    const source = "import { Tip } from '@careloom/shared/ui';";
    for (const shared of ['^1.2.0', '^1.3.0'])
      assert.deepEqual(faultsOf(source, { ...nothing, needs: { shared, contract: '^1.0.0' } }), []);
  });

  test('names in its configuration are needs of the contract', () => {
    assert.match(faultsOf('', described({ hears: ['moved@1'] })).join(), /event moved@1 is there since 1\.1\.0: it has to be \^1\.1\.0/);
    assert.match(faultsOf('', described({ quickActions: [{ label: 'menu.rota' }] })).join(), /text menu\.rota is there since 1\.1\.0/);
  });
});

test('a build requires the versions in the manifest, and only the major of a library', () => {
  const shared = sharedModules('^1.0.0');
  assert.equal(shared['@careloom/shared/ui']?.requiredVersion, '^1.0.0');
  assert.match(shared.react?.requiredVersion ?? '', /^\^\d+\.0\.0$/);
});
