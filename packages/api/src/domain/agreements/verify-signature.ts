import type { Verification } from '@careloom/contract/resources/agreements';
import { buffer } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { agreementSignatures, providers, serviceAgreements } from '../../platform/db/schema/agreements';
import { files } from '../../platform/db/schema/identity';
import { notFound } from '../../platform/http/errors';
import type { Services } from '../../platform/services';
import { nameOf } from '../../platform/serialize/person';
import { isoOf } from '../../platform/serialize/values';
import { GENESIS, linkHash, sha256, type SignatureRecord } from './chain-signature';

const before = alias(agreementSignatures, 'before');
const next = alias(agreementSignatures, 'next');
const signedCopy = alias(files, 'signed_copy');

const select = ({ db }: Services) =>
  db
    .select({
      signature: agreementSignatures,
      agreement: serviceAgreements,
      provider: providers.name,
      document: files.storage_key,
      signed_document_sha256: signedCopy.sha256,
      before: before.hash,
      next: { record: next.record, hash: next.hash },
    })
    .from(agreementSignatures)
    .innerJoin(serviceAgreements, eq(serviceAgreements.id, agreementSignatures.agreement_id))
    .innerJoin(providers, eq(providers.id, serviceAgreements.provider_id))
    .leftJoin(files, eq(files.id, serviceAgreements.document_file_id))
    .leftJoin(signedCopy, eq(signedCopy.id, serviceAgreements.signed_file_id))
    .leftJoin(before, eq(before.hash, agreementSignatures.previous_hash))
    .leftJoin(next, eq(next.previous_hash, agreementSignatures.hash));

type Row = Awaited<ReturnType<typeof select>>[number];

/**
 * Verifies that a signature is unchanged: its own hash, the links to its neighbours, the agreement's copy of it, and the signed bytes.
 * @throws 404 for an unknown code
 */
export async function verifySignature(services: Services, code: string): Promise<Verification> {
  const [row] = await select(services).where(eq(agreementSignatures.code, code));
  if (!row) throw notFound();
  const { agreement, signature } = row;
  const record = JSON.parse(signature.record) as SignatureRecord;
  return {
    valid: isChained(row) && agrees(row, record) && (await isDocument(services, row.document, record.document_sha256)),
    status: agreement.status,
    provider: row.provider,
    signed_by: record.name,
    signed_at: isoOf(signature.signed_at),
    commencement_date: agreement.commencement_date,
    end_date: agreement.end_date,
    document_sha256: record.document_sha256,
    signed_document_sha256: row.signed_document_sha256,
    hash: signature.hash,
    previous_hash: signature.previous_hash,
  };
}

function isChained({ signature, before: predecessor, next: successor }: Row): boolean {
  const { hash, previous_hash, record } = signature;
  const follows = previous_hash === GENESIS || predecessor !== null;
  return follows && hash === linkHash(previous_hash, record) && (!successor || successor.hash === linkHash(hash, successor.record));
}

const agrees = ({ agreement, signature }: Row, record: SignatureRecord): boolean =>
  record.agreement === agreement.id &&
  record.version === agreement.version &&
  record.worker === agreement.user_id &&
  record.name === nameOf(agreement) &&
  record.ip === agreement.signature?.ip &&
  record.signed_at === isoOf(signature.signed_at) &&
  record.document_sha256 === agreement.document_sha256;

async function isDocument({ files: stored, log }: Services, storageKey: string | null, expected: string): Promise<boolean> {
  if (storageKey === null) return false;
  try {
    return sha256(await buffer(stored.open(storageKey))) === expected;
  } catch (error) {
    log.warn(error, 'The document of a signature can not be read');
    return false;
  }
}
