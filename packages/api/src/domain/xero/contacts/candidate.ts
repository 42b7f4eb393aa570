import type { SAME, XeroCandidate } from '@careloom/contract/resources/xero-contacts';
import type { Contact } from 'xero-node';
import { nameOf } from '../../../platform/serialize/person';

/** What a contact can have in common with a worker. */
export interface Sought {
  email: string;
  first_name: string;
  last_name: string;
  abn: string | null;
}

const plain = (words: string) => words.trim().toLowerCase().replace(/\s+/g, ' ');
const digits = (number: string | undefined) => (number ?? '').replace(/\D/g, '');

function sameOf({ name = '', emailAddress = '', taxNumber }: Contact, worker: Sought): (typeof SAME)[number][] {
  const isSame = {
    email: plain(emailAddress) === plain(worker.email),
    abn: worker.abn !== null && digits(taxNumber) === digits(worker.abn),
    name: plain(name) === plain(nameOf(worker)),
  };
  return (['email', 'abn', 'name'] as const).filter((what) => isSame[what]);
}

/** Contacts as candidates for a worker: each once, those with most in common first, then by name. */
export function candidatesOf(contacts: readonly Contact[], worker: Sought): XeroCandidate[] {
  const byId = new Map(contacts.map((contact) => [contact.contactID ?? '', contact]));
  byId.delete('');
  return [...byId]
    .map(([xero_contact_id, contact]) => ({
      xero_contact_id,
      name: contact.name ?? '',
      email: contact.emailAddress || null,
      same: sameOf(contact, worker),
    }))
    .sort((one, other) => other.same.length - one.same.length || one.name.localeCompare(other.name));
}

/** The name of a new contact. Names are unique in Xero, so the e-mail is appended to one that is taken. */
export function newNameOf(worker: Sought, taken: readonly XeroCandidate[]): string {
  const name = nameOf(worker);
  return taken.some((other) => plain(other.name) === plain(name)) ? `${name} (${worker.email})` : name;
}
