import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { remoteConfigs } from '../../testing/remote-configs';
import { refusals, reportOf } from '../../reports/gate';
import { readReport } from '../../reports/facts/fact';
import { tokenFacts } from '../../reports/token-facts';
import { tokensIn, undefinedTokens } from './tokens';
import { outdatedNeeds } from './outdated-needs';

const configs = await remoteConfigs();

const REPORTS = {
  shared: {
    version: '1.2.0',
    facts: readReport('gives token --cl-ink: custom property\ngives token --cl-sky: custom property (since 1.2.0)'),
  },
  contract: { version: '1.0.0', facts: [] },
};

for (const name of Object.keys(configs)) {
  test(`${name} uses only design tokens and its own custom properties`, () => {
    assert.deepEqual(undefinedTokens(name), []);
  });
}

describe('a custom property in a remote', () => {
  for (const [what, text, found] of [
    ['a token', '.row { color: var(--cl-ink) }', []],
    ['a property that the remote defines', '.row { --gap: 4px; margin: var(--gap) }', []],
    ['a property that a component sets', "style={{ '--width': 3 }} ... width: var(--width)", []],
    ['a token with a fallback value', '.row { color: var(--cl-ink, red) }', []],
  ] as const)
    test(`may be ${what}`, () => assert.deepEqual(undefinedTokens('rota', tokensIn([text]), REPORTS), found));

  test('may not be undefined', () => {
    const [sentence = '', ...others] = undefinedTokens('rota', tokensIn(['.row { color: var(--cl-inc); gap: var(--cl-ink) }']), REPORTS);
    assert.match(sentence, /^var\(--cl-inc\) is no design token/);
    assert.deepEqual(others, []);
  });

  test('raises the required version of shared if the token is newer', () => {
    const nothing = { routes: [], menu: [], quickActions: [], slots: [], raises: [], hears: [] };
    const config = { needs: { shared: '^1.0.0', contract: '^1.0.0' }, ...nothing };
    assert.deepEqual(outdatedNeeds('rota', config, [], REPORTS, ['--cl-ink']), []);
    assert.deepEqual(outdatedNeeds('rota', config, [], REPORTS, ['--cl-sky']), [
      'needs.shared is ^1.0.0, and the design token --cl-sky is there since 1.2.0: it has to be ^1.2.0',
    ]);
  });
});

test('a removed or renamed design token requires a major version, and a new one a minor version', async () => {
  const facts = await tokenFacts();
  assert.ok(facts.length > 100);
  const [first, ...rest] = facts;
  assert.ok(first);
  const refusalsOf = (now: typeof facts, version: string) => {
    const judged = { name: 'shared', version, facts: now, released: { version: '1.0.0', facts }, committed: null };
    return refusals({ ...judged, names: [], committed: reportOf(judged) });
  };
  assert.deepEqual(refusalsOf(rest, '1.1.0'), [
    `shared: ${first.owner} is no longer there. Keep it as it was in 1.0.0, or raise the version in packages/shared/package.json to 2.0.0.`,
  ]);
  assert.deepEqual(refusalsOf(rest, '2.0.0'), []);
  const renamed = [...rest, { ...first, owner: `${first.owner}-new` }];
  assert.match(refusalsOf(renamed, '1.1.0')[0] ?? '', /is no longer there/);
  const more = [...facts, { ...first, owner: `${first.owner}-new` }];
  assert.match(refusalsOf(more, '1.0.0')[0] ?? '', /is new\. Raise the version .* to 1\.1\.0/);
  assert.deepEqual(refusalsOf(more, '1.1.0'), []);
});
