import type { xeroConfigs as calls } from '@careloom/contract/resources/xero-config';
import { type XeroConfig, xeroConfigLabels } from '@careloom/contract/resources/xero-config';
import { eq, inArray } from 'drizzle-orm';
import { adminSide } from '../../notifications/recipients';
import { xeroConfigs, xeroOutbox } from '../../../platform/db/schema/xero';
import { inTransaction, type Tx } from '../../../platform/db/transaction';
import type { Context, Writing } from '../../../platform/http/context';
import { invalidField, notFound } from '../../../platform/http/errors';
import { text } from '../../../platform/http/text';
import { resourceChanged } from '../../../platform/realtime/push';
import { readConfig, type XeroConfigRow } from '../client/credentials';
import { queueFailed } from '../bills/queue-bill';
import { TEXT_OF } from '../client/answer-failure';
import { unlink } from './connection';
import { seal } from '../../../platform/secrets/seal';
import { configOf } from './config';

/** The failures that other codes may fix. */
const FIXED_BY_CODES = [TEXT_OF.line_items, TEXT_OF.config];

/** Saves credentials and codes. There is one organisation: saving again replaces them. */
export const createConfig =
  (context: Context<typeof calls.create>): Writing<typeof calls.create> =>
  async (tx) =>
    save(tx, context, await readConfig(tx));

/** @throws 404 for an unknown configuration */
export const updateConfig = (context: Context<typeof calls.update>): Promise<XeroConfig> =>
  inTransaction(context.services.db, async (tx) => {
    const present = await readConfig(tx);
    if (present?.id !== context.params.id) throw notFound();
    return save(tx, context, present);
  });

type Saving = Context<typeof calls.create> | Context<typeof calls.update>;

async function save(tx: Tx, { body, services, user }: Saving, present: XeroConfigRow | undefined): Promise<XeroConfig> {
  const { contact_id } = body;
  const api_key = body.api_key ?? present?.api_key;
  if (api_key === undefined) throw missing('api_key');
  const now = services.clock.now();
  const isEntered = body.secret_key !== null || present?.api_key !== api_key;
  const values = {
    api_key,
    secret_key: sealedSecret(services, { api_key, secret_key: body.secret_key }, present),
    contact_id,
    line_items: body.line_items ?? present?.line_items ?? [],
    updated_at: now,
    ...(isEntered && { credentials_at: now }),
  };
  // A connection belongs to the app that requested it.
  if (present && present.api_key !== api_key) await unlink(tx);
  const [row] = present
    ? await tx.update(xeroConfigs).set(values).where(eq(xeroConfigs.id, present.id)).returning()
    : await tx.insert(xeroConfigs).values(values).returning();
  if (!row) throw new Error('The configuration of Xero was not written.');
  if (body.line_items !== null) await queueFailed(tx, inArray(xeroOutbox.error, FIXED_BY_CODES));
  await resourceChanged(tx, { resource: 'xero-config-details', ids: [row.id], to: await adminSide(tx), actor: user.id });
  return configOf(tx, services, row);
}

/**
 * The secret to store: the given one, else the stored one for the same key.
 * @returns null when the environment has it @throws 422 when there is none
 */
function sealedSecret(
  { env, deriveKey }: Saving['services'],
  { api_key, secret_key }: { api_key: string; secret_key: string | null },
  present?: XeroConfigRow,
): string | null {
  if (secret_key !== null) return seal(deriveKey('xero'), secret_key);
  if (present?.api_key === api_key) return present.secret_key;
  if (env.xero.app?.clientId === api_key) return null;
  throw missing('secret_key');
}

const missing = (field: 'api_key' | 'secret_key') =>
  invalidField(field, 'validation.required', { attribute: text(xeroConfigLabels[field]) });
