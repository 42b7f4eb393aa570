import { xero } from '@careloom/contract/resources/xero';
import { xeroBills } from '@careloom/contract/resources/xero-bills';
import { xeroConfigs } from '@careloom/contract/resources/xero-config';
import { xeroInvoices } from '@careloom/contract/resources/xero-invoices';
import { notify } from '@careloom/shared/chrome';
import { send } from '@careloom/shared/http';
import { useCall, useCallMutation } from '@careloom/shared/query';
import { useState } from 'react';

export const useStanding = () => useCall(xero.standing, {});

/** The configuration; undefined while loading, null if there is none yet. */
export function useConfig() {
  const query = useCall(xeroConfigs.list, {});
  return { ...query, config: query.data ? (query.data.items[0] ?? null) : undefined };
}

/** Invoices on their way to Xero, those that need a person first. */
export const useOutbox = () => useCall(xeroBills.list, { sync: 'failed,queued' });

/** Sends an invoice to Xero. An invoice that is there or on its way is unchanged, but `isNow` sends a queued one at once. */
export function useSendBill() {
  const { run, pending } = useCallMutation(xeroInvoices.push, { changes: ({ id }) => [id] });
  return { sendBill: (invoice_id: number, isNow = false) => run({ invoice_id, ...(isNow && { now: 1 as const }) }), pending };
}

/** Opens the consent page of Xero, which redirects back to the configuration. */
export function useConnect() {
  const [pending, setPending] = useState(false);
  const connect = async () => {
    if (pending) return;
    setPending(true);
    const answer = await send(xero.connect, {});
    if (answer.ok) return location.assign(answer.data.url);
    setPending(false);
    notify('error', answer.message);
  };
  return { connect, pending };
}
