import type { XeroConnection, xero as calls } from '@careloom/contract/resources/xero';
import type { Context } from '../../../platform/http/context';
import { answering } from '../client/answer-failure';
import { unlink } from './connection';
import { XeroFailure } from '../client/failure';
import { tenantOf } from '../client/tenants';
import { currentLink, type Link } from '../client/tokens';

/** Asks Xero itself, because an account's owner can disconnect there. @throws 422 for wrong credentials */
export const checkConnection = ({ services, reply }: Context<typeof calls.checkConnection>): Promise<XeroConnection> =>
  answering(reply, async () => {
    let link: Link | undefined;
    try {
      link = await currentLink(services);
      const { organisation } = await tenantOf(await services.accounting.hosts(), link.accessToken);
      return { connected: 1, organisation };
    } catch (error) {
      if (!(error instanceof XeroFailure) || error.kind !== 'disconnected') throw error;
      if (link) await unlink(services.db, link);
      return { connected: 0, organisation: null };
    }
  });
