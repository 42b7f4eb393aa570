/**
 * Where an answer has less than its row names, and why; rows that name a whole record inside another are decided in ADR 0016. Each entry is
 * the end of a path without its `data`, and includes everything below. A test asserts that every one still applies: the list can only get
 * shorter.
 */
export const KNOWN: Readonly<Record<string, string>> = {
  'A-006.token': 'the row takes it out again: "without token"',
  'A-007.token': 'the session goes on, with the token that it has',
  'A-052.assigned_house': 'a worker sees where the house is, not who calls there and what it costs',
  'A-079.house': 'the same, as `house_detail` beside the house of the job',
  service_agreement: 'of a worker: status and end; the whole is A-054',
};

const used = new Set<string>();

/** Whether a fault is a known one. `path` as `data.items[].service_agreement.abn`. */
export function isKnown(id: string, path: string): boolean {
  const plain = path.replace(/^data\.(items\[\]\.)?/, '');
  const name = Object.keys(KNOWN).find((known) => `${id}.${plain}.`.startsWith(`${known}.`) || `.${plain}.`.includes(`.${known}.`));
  if (name) used.add(name);
  return name !== undefined;
}

/** Entries that no answer needed, which have to be removed. */
export const unused = (): string[] => Object.keys(KNOWN).filter((name) => !used.has(name));
