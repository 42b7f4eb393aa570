import type { XeroSession } from '../client/in-xero';

/** The number of e-mails that fit safely in one URL. */
const AT_ONCE = 25;
/** A quote would end the string in the condition. */
const SPEAKABLE = /^[^"\\]+$/;

/**
 * The contacts with these e-mails, ignoring case; for duplicates the first.
 * @returns contact ids by e-mail in lower case, without e-mails that have no contact
 */
export async function findContacts({ api, tenantId }: XeroSession, emails: readonly string[]): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  const speakable = emails.filter((email) => SPEAKABLE.test(email));
  for (let start = 0; start < speakable.length; start += AT_ONCE) {
    const part = speakable.slice(start, start + AT_ONCE);
    const { body } = await api.getContacts(tenantId, undefined, part.map((email) => `EmailAddress=="${email}"`).join(' OR '));
    for (const { contactID, emailAddress = '' } of body.contacts ?? []) {
      const email = emailAddress.toLowerCase();
      if (contactID && !found.has(email)) found.set(email, contactID);
    }
  }
  return found;
}
