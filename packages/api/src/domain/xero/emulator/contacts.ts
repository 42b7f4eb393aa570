import { randomUUID } from 'node:crypto';
import type { BookedContact, Books } from './books';
import { type Asked, invalid, NOT_FOUND, ok, type Reply } from './exchange';

const BY_EMAIL = /EmailAddress=="([^"]*)"/g;

/** Contacts by e-mail, or by a term in name or e-mail. @param obliging creates missing contacts, so that the demo needs no data at Xero */
export function listContacts(books: Books, { url }: Asked, obliging: boolean): Reply {
  const term = url.searchParams.get('searchTerm')?.toLowerCase();
  if (term !== undefined)
    return ok({ Contacts: books.contacts.filter(({ Name, EmailAddress }) => `${Name} ${EmailAddress}`.toLowerCase().includes(term)) });
  const asked = [...(url.searchParams.get('where') ?? '').matchAll(BY_EMAIL)].map(([, email = '']) => email.toLowerCase());
  const found = asked.flatMap((email) => {
    const known = books.contacts.filter(({ EmailAddress }) => EmailAddress.toLowerCase() === email);
    return known.length > 0 || !obliging ? known : [addContact(books, { EmailAddress: email, Name: email })];
  });
  return ok({ Contacts: found });
}

/** Names are unique, as at Xero. */
export function createContact(books: Books, { body }: Asked): Reply {
  const [sent] = (JSON.parse(body) as { Contacts: Partial<BookedContact>[] }).Contacts;
  if (!sent?.Name) return invalid('The Contact Name must be specified.');
  if (books.contacts.some(({ Name }) => Name === sent.Name))
    return invalid(`The contact name ${sent.Name} is already assigned to another contact. The contact name must be unique.`);
  return ok({ Contacts: [addContact(books, sent)] });
}

export function getContact(books: Books, id: string, obliging: boolean): Reply {
  const contact = findContact(books, id, obliging);
  return contact ? ok({ Contacts: [contact] }) : NOT_FOUND;
}

export function findContact(books: Books, id: string, obliging: boolean): BookedContact | undefined {
  const contact = books.contacts.find(({ ContactID }) => ContactID === id);
  return contact ?? (obliging ? addContact(books, { ContactID: id, Name: `Supplier ${id.slice(0, 8)}` }) : undefined);
}

export function addContact(books: Books, fields: Partial<BookedContact>): BookedContact {
  const contact = { ContactID: randomUUID(), Name: '', EmailAddress: '', ...fields };
  books.contacts.push(contact);
  return contact;
}
