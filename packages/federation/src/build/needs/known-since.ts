import compareVersions from 'semver/functions/compare.js';
import { keyOf, readReport, type Fact } from '../../reports/facts/fact';
import { committed, packageVersion, type Reported } from '../../reports/released';
import type { Used } from './imports';

/** Something that a remote needs, and the version that introduced it. */
export interface Need {
  part: Reported;
  what: string;
  since: string;
}

export type Reports = Readonly<Record<Reported, { version: string; facts: readonly Fact[] }>>;

/** The committed API reports; tests ensure that they match the sources. */
export const readReports = (): Reports => {
  const read = (name: Reported) => ({ version: packageVersion(name), facts: readReport(committed(name) ?? '') });
  return { shared: read('shared'), contract: read('contract') };
};

const sinceOf = ({ since }: Fact, version: string) => since ?? `${version.split('.')[0]}.0.0`;

/**
 * Returns lookups for the version of `shared` or `contract` that introduced what a remote uses. A name that is not in the reports was never
 * released and is no need: test utilities, and what a build bundles itself.
 */
export function knownSince(reports: Reports) {
  const facts = {
    shared: new Map(reports.shared.facts.map((fact) => [keyOf(fact), fact])),
    contract: new Map(reports.contract.facts.map((fact) => [keyOf(fact), fact])),
  };
  const named = (part: Reported, key: string, what = key): Need[] => {
    const fact = facts[part].get(key);
    return fact ? [{ part, what, since: sinceOf(fact, reports[part].version) }] : [];
  };
  /** The newest need among an owner's members. */
  const newest = (part: Reported, inside: (fact: Fact) => boolean, what: string): Need[] =>
    reports[part].facts
      .filter(inside)
      .map((fact) => ({ part, what, since: sinceOf(fact, reports[part].version) }))
      .sort((a, b) => compareVersions(b.since, a.since))
      .slice(0, 1);
  const used = ({ module, name, members }: Used): Need[] => {
    const [part = '', ...rest] = module.split('/');
    const entry = rest.join('/');
    const what = `${name ?? 'all'} of @careloom/${module}`;
    if (part === 'shared')
      return name === null
        ? newest('shared', ({ owner, path }) => path === '' && owner.startsWith(`${entry}/`), what)
        : named('shared', `${entry}/${name}`, what);
    const owner = `${entry}/${name}`;
    if (members === null)
      return newest(
        'contract',
        (fact) => fact.path !== '' && (name === null ? fact.owner.startsWith(`${entry}/`) : fact.owner === owner),
        what,
      );
    return members.flatMap((member) => named('contract', `${owner} > ${member}`, `the call ${name}.${member}`));
  };
  return { named, used };
}
