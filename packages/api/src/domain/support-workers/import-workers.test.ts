import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { auth } from '@careloom/contract/resources/auth';
import { audit } from '@careloom/contract/resources/audit';
import { imports } from '@careloom/contract/resources/imports';
import { supportWorkers } from '@careloom/contract/resources/support-workers';
import { MAX_FILE_BYTES } from '@careloom/contract/rules';
import { eq } from 'drizzle-orm';
import { mails } from '../../platform/db/schema/notices';
import { startApi, type TestApi } from '../../../testing/harness';
import { PASSWORD, type Person } from '../../../testing/people';
import { until } from '../../../testing/until';
import { WORKER_HEADER, workerRow as row, workerSheet as sheet } from '../../../testing/worker-sheet';

let api: TestApi;
let admin: Person;
let manager: Person;
before(async () => {
  api = await startApi();
  admin = await api.person('super_admin');
  manager = await api.person('senior_manager');
});
after(() => api.close());

const send = (file: File, { dry = false, by = manager, headers = {} } = {}) =>
  api.send(imports.workers, { file, dry_run: dry ? 1 : 0 }, { token: by.token, headers });
const found = async (search: string) => (await api.send(supportWorkers.list, { search }, { token: admin.token })).data.items;
const mailsTo = (email: string) => api.services.db.select().from(mails).where(eq(mails.recipient, email));

test('workers of a sheet get an accepted account; the mailed link sets the password for their login', async () => {
  const content = `\uFEFFState,"First Name",last_name,email,dob,contact_no,abn,address,suburb,post_code,gender,weekly_hours,heard_about
vic,Ana,Silva,ANA@example.com,1990-05-01,(03) 9999 4321,51824753556,"2 Market
Lane",Coburg,3058,Other,24.5,A friend
NSW,Bo,Li,second@example.com,1991-05-01,0400 000 001,51 824 753 556,1 High Street,Orange,2800,male,,`;
  const { status, message, data } = await send(new File([content], 'workers.csv'));
  assert.deepEqual(
    [status, message, data],
    [200, 'Support workers imported successfully.', { rows: 2, created: 2, upload_id: data.upload_id }],
  );
  const [worker] = await found('Ana Silva');
  assert.ok(worker && data.upload_id);
  assert.deepEqual(
    [worker.email, worker.verification_status, worker.is_active, worker.gender, worker.location.state?.name, worker.location.post_code],
    ['ana@example.com', 'verified', 1, 'other', 'VIC', '3058'],
  );
  assert.deepEqual([worker.details.abn, worker.details.weekly_hours, worker.details.heard_about], ['51824753556', 24.5, 'A friend']);
  await until(async () => (await mailsTo('ana@example.com')).some(({ sent_at }) => sent_at !== null), 10_000);
  const [mail] = await mailsTo('ana@example.com');
  assert.equal(mail?.subject, 'Your Careloom account');
  const [, token = ''] = /\/reset-password\/([\w-]{43})/.exec(mail.text) ?? [];
  const body = { email: 'ana@example.com', token, password: PASSWORD, password_confirmation: PASSWORD };
  assert.equal((await api.send(auth.resetPassword, body)).status, 200);
  assert.equal((await api.send(auth.login, { email: 'ana@example.com', password: PASSWORD })).data.user.user_type, 'worker');
  const entries = await api.send(audit.list, { record: 'users', record_id: String(worker.id) }, { token: admin.token });
  const made = entries.data.items.at(-1);
  assert.deepEqual([made?.action, made?.actor?.id, made?.after?.['password_hash']], ['insert', manager.id, 'hidden']);
});

test('a dry run returns the number of rows, and creates and mails nobody', async () => {
  const { status, message, data } = await send(sheet(row({ email: 'dry@example.com' }), row()), { dry: true });
  assert.deepEqual([status, message, data], [200, 'The file can be imported.', { rows: 2, created: 0, upload_id: null }]);
  assert.deepEqual([await found('dry@example.com'), await mailsTo('dry@example.com')], [[], []]);
});

test('one invalid row rejects the whole sheet; every error has its row and column, and names who already has an address or number', async () => {
  const taken = await api.person('worker', { contact_no: '+61 412 345 678', email: 'taken@careloom.test' });
  await api.person('team_leader', { contact_no: '0412 999 999' });
  const rows = [
    row({ email: 'right@example.com', contact_no: '0412 999 999' }),
    row({ first_name: '', email: 'joan', dob: '1990-02-30', contact_no: '12', abn: '123', state: 'NSX', post_code: '275', gender: 'any' }),
    row({ email: taken.email.toUpperCase(), contact_no: '0412 345 678' }),
    row({ email: 'RIGHT@example.com', contact_no: '(04) 1299 9999' }),
  ];
  for (const dry of [true, false]) {
    const { status, message, errors } = await send(sheet(...rows), { dry });
    assert.deepEqual([status, message], [422, 'Unprocessable CSV File.']);
    assert.deepEqual(errors, {
      '3.first_name': ['First Name is required'],
      '3.email': ['Email must be a valid email address.'],
      '3.dob': ['Date of Birth is not a valid date.'],
      '3.contact_no': ['Please enter the valid Contact Number'],
      '3.abn': ['ABN format is invalid.'],
      '3.state': ['The selected State is invalid.'],
      '3.post_code': ['Please enter the valid Post Code'],
      '3.gender': ['The selected Gender is invalid.'],
      '4.email': ['Email has already been taken.'],
      '4.contact_no': ['Contact Number has already been taken.'],
      '5.email': ['Email has already been taken.'],
      '5.contact_no': ['Contact Number has already been taken.'],
    });
  }
  assert.deepEqual(await found('right@example.com'), []);
});

test('a sheet of 5,000,000 bytes is read, and one more byte is refused', async () => {
  const [head, tail] = [`${WORKER_HEADER}\n${row()}`, '\n'];
  const file = (size: number) => new File([head, ' '.repeat(size - head.length - tail.length), tail], 'workers.csv');
  assert.deepEqual((await send(file(MAX_FILE_BYTES), { dry: true })).data, { rows: 1, created: 0, upload_id: null });
  const { status, errors } = await send(file(MAX_FILE_BYTES + 1), { dry: true });
  assert.deepEqual([status, errors], [422, { file: ['File may not be greater than 5 MB.'] }]);
});

test('500 workers are created, and each gets a mail; 501 are refused', async () => {
  const many = Array.from({ length: 500 }, (_, index) => row({ email: `many-${index}@example.com` }));
  const tooMany = await send(sheet(...many, row()));
  assert.deepEqual([tooMany.status, tooMany.errors], [422, { file: ['A file may have 500 rows at most.'] }]);
  assert.equal((await send(sheet(...many))).data.created, 500);
  assert.equal((await mailsTo('many-0@example.com')).length + (await mailsTo('many-499@example.com')).length, 2);
});

test('of one sheet sent twice concurrently one is imported, and with one key both answers are the same', async () => {
  const one = row();
  const twice = await Promise.all([1, 2].map(() => send(sheet(one))));
  assert.deepEqual(twice.map(({ status }) => status).sort(), [200, 422]);
  assert.deepEqual(twice.find(({ status }) => status === 422)?.errors['2.email'], ['Email has already been taken.']);
  const other = row();
  const keyed = await Promise.all([1, 2].map(() => send(sheet(other), { headers: { 'idempotency-key': 'workers' } })));
  assert.deepEqual(keyed[0]?.data, keyed[1]?.data);
});

test('a user who may not accept applicants cannot import', async () => {
  assert.equal((await send(sheet(row()), { by: await api.person('team_leader') })).error, 'forbidden');
});
