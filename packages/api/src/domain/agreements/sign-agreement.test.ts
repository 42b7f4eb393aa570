import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { after, before, test } from 'node:test';
import { agreements, type ServiceAgreement } from '@careloom/contract/resources/agreements';
import { applicants } from '@careloom/contract/resources/applicants';
import { audit } from '@careloom/contract/resources/audit';
import { notifications } from '@careloom/contract/resources/notifications';
import { asc, eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { agreementSignatures, payLevels, serviceAgreements } from '../../platform/db/schema/agreements';
import { files } from '../../platform/db/schema/identity';
import { applications } from '../../platform/db/schema/jobs';
import { agreementForm } from '../../../testing/agreement-body';
import { startApi, type TestApi } from '../../../testing/harness';
import type { Person } from '../../../testing/people';
import { makeAgreement, makeHouse, makeJob } from '../../../testing/records';
import { linkHash } from './chain-signature';

let api: TestApi;
let admin: Person;
let form: Awaited<ReturnType<typeof agreementForm>>;
let drawing: string;
before(async () => {
  api = await startApi();
  admin = await api.person('super_admin');
  form = await agreementForm(api.services);
  const png = await sharp({ create: { width: 400, height: 120, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
    .png()
    .toBuffer();
  drawing = `data:image/png;base64,${png.toString('base64')}`;
});
after(() => api.close());

const as = ({ token }: Person) => ({ token });
const worker = () => api.person('worker', { first_name: 'Tuấn', last_name: 'Nguyễn' });
const sent = async (person: Person, start = '2026-11-01') =>
  (await api.send(agreements.send, form(person.id, { commencement_date: start }), as(admin))).data;
const sign = (person: Person, { id }: { id: number }, fields: object = {}) =>
  api.send(
    agreements.update,
    { id, signature: 'Tuấn Nguyễn', accepted: 1, ...fields },
    {
      ...as(person),
      headers: { 'user-agent': 'Lynx/2.9' },
    },
  );
const signed = async (person: Person) => (await sign(person, await sent(person))).data;
const download = ({ id, user_id }: Pick<ServiceAgreement, 'id' | 'user_id'>, person: Person) =>
  fetch(`${api.url}/api/v1/support-worker/${user_id}/service-agreement-download/${id}`, {
    headers: { authorization: `Bearer ${person.token}` },
  });
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());
const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const codeOf = ({ verify_url }: ServiceAgreement) => verify_url?.split('/').pop() ?? '';
const verify = async (agreement: ServiceAgreement) => (await api.send(agreements.verify, { code: codeOf(agreement) }, {})).data;

test('R1-035: a worker signs their own agreement; the evidence is stored, and the admin side is notified', async () => {
  const person = await worker();
  const before = await sent(person);
  const { status, message, data } = await sign(person, before, { signature: drawing, typed_name: 'T. Nguyễn' });
  assert.deepEqual([status, message, data.status], [200, 'Service agreement signed successfully.', 'signed']);
  assert.deepEqual([data.document_sha256, data.signed_at !== null], [before.document_sha256, true]);
  const [row] = await api.services.db.select().from(serviceAgreements).where(eq(serviceAgreements.id, data.id));
  const { image, ...evidence } = row?.signature ?? { image: null };
  assert.deepEqual(evidence, {
    typed_name: 'T. Nguyễn',
    consent: 'I have read this service agreement and sign it electronically.',
    ip: '127.0.0.1',
    user_agent: 'Lynx/2.9',
  });
  assert.match(image ?? '', /^data:image\/png;base64,/);
  const [link] = await api.services.db.select().from(agreementSignatures).where(eq(agreementSignatures.agreement_id, data.id));
  const asked = { record: 'agreement_signatures', record_id: String(link?.id) };
  const [kept] = (await api.send(audit.list, asked, as(admin))).data.items;
  assert.deepEqual(
    [kept?.action, kept?.actor?.id, kept?.after?.['hash'], kept?.after?.['record']],
    ['insert', person.id, link?.hash, 'hidden'],
  );
  const { items } = (await api.send(notifications.list, {}, as(admin))).data;
  const [notice] = items.filter(({ type }) => type === 'completed_service_agreement');
  assert.deepEqual([notice?.route_id, notice?.message], [person.id, 'Tuấn Nguyễn has signed the service agreement.']);
});

test('an agreement is signed once, only by its worker, and only after it was sent', async () => {
  const [person, other] = [await worker(), await worker()];
  const agreement = await sent(person);
  const stranger = await sign(other, agreement);
  assert.deepEqual([stranger.status, stranger.message], [404, 'Record does not exist.']);
  const answers = await Promise.all([sign(person, agreement), sign(person, agreement)]);
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 422]);
  const draft = (await api.send(agreements.create, form(other.id), as(admin))).data;
  for (const late of [await sign(person, agreement), await sign(other, draft)]) {
    assert.deepEqual([late.status, late.message], [422, 'This service agreement is not awaiting signature.']);
  }
  const links = await api.services.db.select().from(agreementSignatures).where(eq(agreementSignatures.agreement_id, agreement.id));
  assert.equal(links.length, 1);
});

const WRONG: readonly [object, Record<string, string[]>][] = [
  [{ signature: ' ' }, { signature: ['Signature is required'] }],
  [{ signature: 'x'.repeat(121) }, { signature: ['Signature may not be greater than 120 characters.'] }],
  [{ signature: 'data:image/png;base64,AAAA' }, { signature: ['Signature must be a file of type: jpeg, jpe, jpg, gif, png.'] }],
  [{ signature: 'data:text/html,<b>' }, { signature: ['Signature must be a file of type: jpeg, jpe, jpg, gif, png.'] }],
  [{ accepted: 0 }, { accepted: ['Consent must be accepted.'] }],
  [{ accepted: null }, { accepted: ['Consent is required'] }],
];
test('an invalid signature is refused at its field, and the signed document has to be the one that was read', async () => {
  const person = await worker();
  const agreement = await sent(person);
  for (const [fields, errors] of WRONG) {
    const answer = await sign(person, agreement, fields);
    assert.deepEqual([answer.status, answer.message, answer.errors], [422, 'Unprocessable Entity.', errors]);
  }
  const { document_sha256 } = agreement;
  await api.send(agreements.update, { id: agreement.id, ...form(person.id, { term: 24 }) }, as(admin));
  const old = await sign(person, agreement, { document_sha256 });
  assert.deepEqual(
    [old.status, old.error, old.message],
    [422, 'stale', 'This record was changed in the meantime. Reload it and try again.'],
  );
  const fresh = (await api.send(agreements.get, { id: agreement.id }, as(person))).data;
  assert.equal((await sign(person, fresh, { document_sha256: fresh.document_sha256 })).status, 200);
});

test('a signed agreement cannot be changed, neither by an edit nor by a direct write to the database', async () => {
  const person = await worker();
  const agreement = await signed(person);
  const edit = await api.send(agreements.update, { id: agreement.id, ...form(person.id, { term: 1 }) }, as(admin));
  assert.deepEqual([edit.status, edit.message], [422, 'This service agreement is not awaiting signature.']);
  const { db } = api.services;
  await assert.rejects(db.update(serviceAgreements).set({ services: 'Other' }).where(eq(serviceAgreements.id, agreement.id)));
  await assert.rejects(db.update(agreementSignatures).set({ record: '{}' }).where(eq(agreementSignatures.agreement_id, agreement.id)));
  await assert.rejects(db.delete(agreementSignatures).where(eq(agreementSignatures.agreement_id, agreement.id)));
  await assert.rejects(db.delete(serviceAgreements).where(eq(serviceAgreements.id, agreement.id)));
  assert.equal((await api.send(agreements.end, { id: agreement.id }, as(admin))).status, 200);
});

test('a change creates a new version beside the signed one, and a job can be assigned while a signed one is in force', async () => {
  const person = await worker();
  const first = await signed(person);
  const second = await sent(person, '2030-01-01');
  assert.deepEqual([first.version, second.version], [1, 2]);
  assert.equal((await sign(person, second)).data.status, 'signed');
  assert.equal((await api.send(agreements.get, { id: first.id }, as(person))).data.status, 'signed');
  const house = await makeHouse(api.services);
  const { id } = await makeJob(api.services, { house, postedBy: admin });
  const [application] = await api.services.db.insert(applications).values({ job_id: id, worker_id: person.id }).returning();
  assert.equal((await api.send(applicants.assign, { id, n: application?.id ?? 0 }, as(admin))).status, 200);
});

test('R4-035, R7-030: the PDF is the sent document, then the signed copy, for everybody who may read the agreement', async () => {
  const [person, other] = [await worker(), await worker()];
  const agreement = await sent(person);
  const before = await download(agreement, person);
  assert.equal(before.headers.get('content-type'), 'application/pdf');
  assert.equal(before.headers.get('content-disposition'), `attachment; filename="service_agreement_${agreement.id}.pdf"`);
  const bytes = await bytesOf(before);
  assert.equal(bytes.subarray(0, 5).toString(), '%PDF-');
  assert.equal(hashOf(bytes), agreement.document_sha256);
  const after = (await sign(person, agreement, { signature: drawing })).data;
  const copy = await bytesOf(await download(after, admin));
  assert.ok(!copy.equals(bytes));
  assert.ok(copy.equals(await bytesOf(await download(after, person))));
  const linked = await fetch(`${api.url}${after.document_url ?? ''}`);
  assert.ok(copy.equals(await bytesOf(linked)));
  for (const wrong of [
    await download(after, other),
    await download({ ...after, user_id: other.id }, admin),
    await download({ ...after, id: 999_999 }, admin),
    await download(after, await api.person('team_leader')),
  ]) {
    assert.equal(wrong.status, 404);
  }
});

test('R7-031: a document is under /storage/app/service-agreements/, at a URL signed for one reader', async () => {
  const person = await worker();
  const { id, document_url, document_sha256 } = await sent(person);
  const path = document_url ?? '';
  assert.ok(path.startsWith(`/storage/app/service-agreements/service_agreement_${id}.pdf?file=`), path);
  const found = await fetch(`${api.url}${path}`);
  assert.deepEqual([found.headers.get('content-type'), hashOf(await bytesOf(found))], ['application/pdf', document_sha256]);
  for (const wrong of [
    path.replace(`_${id}.pdf`, '_1.pdf'),
    path.replace(/user=\d+/, `user=${person.id}`),
    path.split('?')[0],
    `${path}x`,
  ]) {
    assert.equal((await fetch(`${api.url}${wrong}`)).status, 404, wrong);
  }
});

test('the signed copy keeps what was signed, even if the pay level and the provider are renamed later', async () => {
  const person = await worker();
  const agreement = await sent(person);
  const { db } = api.services;
  const [before] = await db.select().from(serviceAgreements).where(eq(serviceAgreements.id, agreement.id));
  const rates = { saturday_cents: 9999, name: 'Level renamed' };
  await db.update(payLevels).set(rates).where(eq(payLevels.id, agreement.pay_level.id));
  await sign(person, agreement);
  const [row] = await db.select().from(serviceAgreements).where(eq(serviceAgreements.id, agreement.id));
  assert.deepEqual(row?.document_terms, before?.document_terms);
  assert.equal(row?.document_terms?.level.saturday_cents, 5600);
  await db.update(payLevels).set({ saturday_cents: 5600 }).where(eq(payLevels.id, agreement.pay_level.id));
  await assert.rejects(db.update(serviceAgreements).set({ document_terms: null }).where(eq(serviceAgreements.id, agreement.id)));
});

test('a draft, and a signed agreement from before documents were stored, can be downloaded too', async () => {
  const person = await worker();
  const draft = (await api.send(agreements.create, form(person.id), as(admin))).data;
  assert.equal((await bytesOf(await download(draft, admin))).subarray(0, 5).toString(), '%PDF-');
  assert.equal((await api.send(agreements.get, { id: draft.id }, as(admin))).data.document_url, null);
  const at = api.clock.now();
  const signature = { typed_name: 'Test Worker', image: null, consent: 'Yes.', ip: '203.0.113.24', user_agent: 'Mozilla/5.0' };
  const old = await makeAgreement(api.services, person, { sent_at: at, signed_at: at, signature });
  const [one, two] = [await bytesOf(await download(old, admin)), await bytesOf(await download(old, person))];
  assert.ok(one.equals(two) && one.length > 1000);
});

test('signatures are chained in order, also when several people sign concurrently', async () => {
  const people = await Promise.all(Array.from({ length: 4 }, worker));
  const waiting = await Promise.all(people.map((person) => sent(person)));
  const answers = await Promise.all(people.map((person, index) => sign(person, waiting[index] ?? { id: 0 })));
  assert.deepEqual(
    answers.map(({ status }) => status),
    [200, 200, 200, 200],
  );
  const links = await api.services.db.select().from(agreementSignatures).orderBy(asc(agreementSignatures.id));
  let previous = '0'.repeat(64);
  for (const link of links) {
    assert.deepEqual([link.previous_hash, link.hash], [previous, linkHash(previous, link.record)]);
    previous = link.hash;
  }
});

test('anybody with its address verifies a signature, as data and on a page that needs no script', async () => {
  const person = await worker();
  const agreement = await signed(person);
  const found = await verify(agreement);
  assert.deepEqual(
    [found.valid, found.status, found.signed_by, found.signed_at, found.document_sha256],
    [true, 'signed', 'Tuấn Nguyễn', agreement.signed_at, agreement.document_sha256],
  );
  assert.equal(found.signed_document_sha256, hashOf(await bytesOf(await download(agreement, person))));
  const page = await fetch(`${api.url}/verify/agreement/${codeOf(agreement)}`);
  const html = await page.text();
  assert.equal(page.status, 200);
  assert.match(page.headers.get('content-security-policy') ?? '', /^default-src 'none'; style-src 'sha256-/);
  assert.match(html, /This signature is genuine and unchanged\./);
  assert.match(html, /Banksia &amp; Söhne/);
  assert.doesNotMatch(html, /<script/);
  const unknown = await api.send(agreements.verify, { code: 'x'.repeat(43) }, {});
  assert.deepEqual([unknown.status, unknown.message], [404, 'Record does not exist.']);
  const none = await fetch(`${api.url}/verify/agreement/%3Cscript%3E`);
  assert.deepEqual([none.status, (await none.text()).includes('<script')], [404, false]);
});

test('tampering that bypasses the database\u2019s guard is detected, for a record, a document and the agreement', async () => {
  const { db } = api.services;
  const unguarded = async (change: ReturnType<typeof sql>) => {
    for (const table of ['agreement_signatures', 'service_agreements'])
      await db.execute(sql.raw(`alter table ${table} disable trigger user`));
    await db.execute(change);
    for (const table of ['agreement_signatures', 'service_agreements'])
      await db.execute(sql.raw(`alter table ${table} enable trigger user`));
  };
  const [first, second, third] = [await signed(await worker()), await signed(await worker()), await signed(await worker())];
  for (const agreement of [first, second, third]) assert.equal((await verify(agreement)).valid, true);

  const file = db
    .select({ id: files.id })
    .from(files)
    .where(eq(files.sha256, first.document_sha256 ?? ''));
  const [found] = await file;
  const [other] = await db
    .select()
    .from(files)
    .where(eq(files.sha256, second.document_sha256 ?? ''));
  assert.ok(found && other);
  await db
    .update(files)
    .set({ storage_key: sql`'missing-' || ${files.storage_key}` })
    .where(eq(files.id, found.id));
  assert.equal((await verify(first)).valid, false);
  await unguarded(sql`update agreement_signatures set record = replace(record, 'Lynx', 'Edge') where agreement_id = ${third.id}`);
  assert.deepEqual([(await verify(third)).valid, (await verify(second)).valid], [false, false]);
  const fourth = await signed(await worker());
  await unguarded(sql`update service_agreements set last_name = 'Other' where id = ${fourth.id}`);
  assert.equal((await verify(fourth)).valid, false);
  assert.match(await (await fetch(`${api.url}/verify/agreement/${codeOf(fourth)}`)).text(), /can not be confirmed/);
});
