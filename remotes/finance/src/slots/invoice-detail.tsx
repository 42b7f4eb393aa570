import { invoices } from '@careloom/contract/resources/invoices';
import { useDetail } from '@careloom/shared/query';
import type { SlotProps } from '@careloom/shared/slots';
import { InvoiceDetail } from '../invoice/invoice-detail';

export function Fill({ id, jobId, own = false }: SlotProps<'invoice-detail'>) {
  const call = own ? invoices.oneOfOwnJob : invoices.oneOfJob;
  return jobId === undefined ? <Alone id={id} /> : <OfJob call={call} id={jobId} n={id} />;
}

function Alone({ id }: { id: number }) {
  return <InvoiceDetail query={useDetail(invoices.get, { id })} />;
}

interface OfJobProps {
  call: typeof invoices.oneOfJob | typeof invoices.oneOfOwnJob;
  id: number;
  n: number;
}

function OfJob({ call, id, n }: OfJobProps) {
  return <InvoiceDetail query={useDetail(call, { id, n })} />;
}
