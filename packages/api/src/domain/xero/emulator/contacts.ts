import { randomUUID } from 'node:crypto';
import type { BookedContact, Books } from './books';
import { type Asked, NOT_FOUND, ok, type Reply } from './exchange';

const BY_EMAIL = /EmailAddress=="([^"]*)"/g;

/** Contacts by e-mail. @param obliging creates contacts that are looked for, so that the demo needs no data at Xero */
export function listContacts(books: Books, { url }: Asked, obliging: boolean): Reply {
  const asked = [...(url.searchParams.get('where') ?? '').matchAll(BY_EMAIL)].map(([, email = '']) => email.toLowerCase());
  const found = asked.flatMap((email) => {
    const known = books.contacts.filter(({ EmailAddress }) => EmailAddress.toLowerCase() === email);
    return known.length > 0 || !obliging ? known : [addContact(books, { EmailAddress: email, Name: email })];
  });
  return ok({ Contacts: found });
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
