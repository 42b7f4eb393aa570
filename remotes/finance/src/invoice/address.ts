import type { InvoiceDetail } from '@careloom/contract/resources/invoices';

type Location = NonNullable<InvoiceDetail['payee']>['location'];

/** `12/48 Good Street, Granville NSW 2142`, without unknown parts; null if all are unknown. */
export function addressOf({ address, suburb, state, post_code }: Location): string | null {
  const place = [suburb, state?.name, post_code].filter(Boolean).join(' ');
  return [address, place].filter(Boolean).join(', ') || null;
}
