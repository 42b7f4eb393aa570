import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

export interface Fact {
  label: string;
  value: ReactNode;
  /** Uses the whole width, e.g. for a description. */
  whole?: boolean;
}

/** Shown for an empty value. */
const NOTHING = '–';
const shown = (value: ReactNode) => (value === null || value === undefined || value === '' ? NOTHING : value);

/** The facts of a record: label above value, in as many columns as fit. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="cl-facts">
      {facts.map(({ label, value, whole = false }) => (
        <div key={label} className={whole ? 'cl-whole' : undefined}>
          <dt>{label}</dt>
          <dd>{shown(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Label left, value right: amounts, and short facts in a side column. */
export function Ledger({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="cl-ledger">
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{shown(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

export interface FactLineItem {
  icon: LucideIcon;
  /** Meaning of the icon, for screen readers. */
  label: string;
  value: ReactNode;
}

/** The line of facts under a record's name. An item without a value is omitted. */
export function FactLine({ items }: { items: readonly FactLineItem[] }) {
  return (
    <ul className="cl-factline">
      {items
        .filter(({ value }) => shown(value) !== NOTHING)
        .map(({ icon: Icon, label, value }) => (
          <li key={label}>
            <Icon aria-hidden />
            <span className="cl-hidden">{label}: </span>
            <span>{value}</span>
          </li>
        ))}
    </ul>
  );
}
