import { createHash } from 'node:crypto';
import { desc, sql } from 'drizzle-orm';
import { newToken } from '../../platform/secrets/tokens';
import { agreementSignatures } from '../../platform/db/schema/agreements';
import type { Tx } from '../../platform/db/transaction';

/** The lock under which signatures are added one at a time. */
const CHAIN_LOCK = 727_273;
/** The previous hash of the first signature. */
export const GENESIS = '0'.repeat(64);

/** The evidence of a signature. Stored as JSON in this order. */
export interface SignatureRecord {
  agreement: number;
  version: number;
  worker: number;
  name: string;
  typed_name: string | null;
  image_sha256: string | null;
  consent: string;
  ip: string;
  user_agent: string;
  signed_at: string;
  document_sha256: string;
}

export const sha256 = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex');

/** The hash of a link: over the previous hash and the record, exactly as stored. */
export const linkHash = (previous: string, record: string): string => sha256(`${previous}\n${record}`);

/** Appends a signature to the chain. Concurrent signatures wait until the transaction ends. */
export async function chainSignature(tx: Tx, content: SignatureRecord): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${CHAIN_LOCK})`);
  const [last] = await tx
    .select({ hash: agreementSignatures.hash })
    .from(agreementSignatures)
    .orderBy(desc(agreementSignatures.id))
    .limit(1);
  const previous_hash = last?.hash ?? GENESIS;
  const record = JSON.stringify(content);
  await tx.insert(agreementSignatures).values({
    agreement_id: content.agreement,
    code: newToken(),
    record,
    previous_hash,
    hash: linkHash(previous_hash, record),
    signed_at: new Date(content.signed_at),
  });
}
