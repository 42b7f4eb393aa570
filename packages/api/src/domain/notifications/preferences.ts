import {
  CHANNELS,
  DEFAULT_CHANNELS,
  type NotificationPreference,
  notificationPreferences as calls,
  RECEIVERS,
} from '@careloom/contract/resources/notification-preferences';
import { NOTIFICATION_TYPES } from '@careloom/contract/resources/notifications';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { notificationPreferences } from '../../platform/db/schema/notices';
import { inTransaction } from '../../platform/db/transaction';
import type { Context } from '../../platform/http/context';
import { route } from '../../platform/http/route';
import { resourceChanged } from '../../platform/realtime/push';

type Row = typeof notificationPreferences.$inferSelect;

const shown = (row: Row): NotificationPreference => {
  const [in_app, mail, push] = CHANNELS.map((channel) => (row[channel] ? 1 : 0));
  return { type: row.type, in_app: in_app ?? 0, mail: mail ?? 0, push: push ?? 0 };
};

/** The user's choice, or the defaults, for each type that the user's role gets. */
async function listPreferences({ user, services }: Context<typeof calls.list>): Promise<{ preferences: NotificationPreference[] }> {
  const rows = await services.db.select().from(notificationPreferences).where(eq(notificationPreferences.user_id, user.id));
  const chosen = new Map(rows.map((row) => [row.type, shown(row)]));
  const own = NOTIFICATION_TYPES.filter((type) => RECEIVERS[type].includes(user.userType));
  return { preferences: own.map((type) => chosen.get(type) ?? { type, ...DEFAULT_CHANNELS }) };
}

/** Stores the channels of one type; the user's other open pages reload them. */
function savePreference({ body, user, services }: Context<typeof calls.save>): Promise<NotificationPreference> {
  const { type } = body;
  const chosen = { in_app: body.in_app === 1, mail: body.mail === 1, push: body.push === 1 };
  return inTransaction(services.db, async (tx) => {
    await tx
      .insert(notificationPreferences)
      .values({ user_id: user.id, type, ...chosen })
      .onConflictDoUpdate({ target: [notificationPreferences.user_id, notificationPreferences.type], set: chosen });
    await resourceChanged(tx, { resource: 'notification-preference', ids: [], to: [user.id], actor: user.id });
    return { type, in_app: body.in_app, mail: body.mail, push: body.push };
  });
}

/** The channels that a person has chosen. */
export function notificationPreferenceRoutes(app: FastifyInstance): void {
  route(app, calls.list, { scope: 'self', byPerson: true }, listPreferences);
  route(app, calls.save, { scope: 'self', record: 'Preference', byPerson: true }, savePreference);
}
