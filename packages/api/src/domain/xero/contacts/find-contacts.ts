import type { XeroSession } from '../client/in-xero';

/** What one address line of a request holds without trouble. */
const AT_ONCE = 25;
/** A quote would end the text of the condition. */
const SPEAKABLE = /^[^"\\]+$/;

/**
 * The contacts with these e-mails, whatever their case; of several with one e-mail the first.
 * @returns contact ids by e-mail in lower case; those that the account lacks are missing
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
