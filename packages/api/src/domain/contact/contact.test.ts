import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { contact } from '@careloom/contract/resources/contact';
import { eq } from 'drizzle-orm';
import { mails } from '../../platform/db/schema/notices';
import { startApi, type TestApi } from '../../../testing/harness';

let api: TestApi;
before(async () => {
  api = await startApi();
});
after(() => api.close());

const write = (message: string) => api.send(contact.send, { name: 'Jo Field', email: 'jo@example.org', contact_no: '', message });

test('a message from the contact form reaches the super admins and nobody else', async () => {
  const admin = await api.person('super_admin');
  const leader = await api.person('team_leader');
  const answer = await write('Do you cover Dubbo?');
  assert.deepEqual([answer.status, answer.message], [200, 'Message sent successfully.']);
  const [mail] = await api.services.db.select().from(mails).where(eq(mails.recipient, admin.email));
  assert.equal(mail?.text, 'Jo Field <jo@example.org> writes:\n\nDo you cover Dubbo?');
  assert.deepEqual(await api.services.db.select().from(mails).where(eq(mails.recipient, leader.email)), []);
});

test('R5-026: an empty message is refused', async () => {
  const answer = await write('  ');
  assert.equal(answer.status, 422);
  assert.match(answer.errors.message?.[0] ?? '', / is required$/);
});
