import type { DataOf } from '@careloom/contract/call';
import type { Manifest } from '@careloom/contract/manifest';
import type { FoundRecord, records } from '@careloom/contract/resources/records';
import { menuText } from '../../platform/chrome-texts';
import { openAct } from '../../platform/quick-actions/open-quick-action';
import type { About, Entry, EntryGroup } from './entry';
import { addressFor, type OfferedRecord, pageOf, recordActsOf, recordKindsOf, writtenFacts } from './record-kinds';

export type Found = DataOf<typeof records.find>;

/** A record as an entry that opens its page. */
export const entryOf = (kind: OfferedRecord, record: FoundRecord): Entry => ({
  value: `${kind.kind}-${record.id}`,
  label: record.name,
  line: menuText(kind.line, writtenFacts(record)),
  icon: kind.icon,
  href: pageOf(kind, record),
  found: { kind, record },
  about: { kind, record },
});

/** One group for each kind with results. If a sign was typed, only kinds with that sign are included. Records without a page are left out. */
export const foundGroups = (manifests: readonly Manifest[], found: Found, sign: string | null): EntryGroup[] =>
  recordKindsOf(manifests)
    .filter((kind) => sign === null || kind.sign === sign)
    .map((kind) => ({
      name: kind.kind,
      heading: menuText(kind.heading),
      items: (found.find((one) => one.kind === kind.kind)?.items ?? [])
        .map((record) => entryOf(kind, record))
        .filter(({ href }) => href !== undefined),
    }))
    .filter(({ items }) => items.length > 0);

/** The actions on a found record, with the texts of their remotes. */
export function actsOn(manifests: readonly Manifest[], about: About): Entry[] {
  const { kind, record } = about;
  return recordActsOf(manifests, kind.kind).flatMap(({ label, icon, remote, order, module, page }): Entry[] => {
    const entry = { value: `act-${remote}-${order}-${kind.kind}-${record.id}`, label: menuText(label, { name: record.name }), icon, about };
    const href = page && addressFor(page, record.id);
    if (href !== undefined) return [{ ...entry, href }];
    if (module === undefined) return [];
    const task = { id: record.id, title: record.name };
    return [{ ...entry, run: () => void openAct({ remote, module, verb: label }, task) }];
  });
}
