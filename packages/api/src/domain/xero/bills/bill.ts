import { XERO_LINE_KEYS, type XeroLineItem, type XeroLineKey } from '@careloom/contract/resources/xero-config';
import { addDays } from '../../../platform/clock/local-day';
import { dollars } from '../../../platform/serialize/values';
import { XeroFailure } from '../client/failure';

const TAXED = 'INPUT';
const UNTAXED = 'EXEMPTEXPENSES';

interface SourceLine {
  description: string;
  service_minutes: number | null;
  quantity: number;
  unit_cents: number;
  amount_cents: number;
  item_code: string | null;
}

/** The parts of an invoice that a bill needs. */
export interface BillSource {
  number: string;
  date: string;
  /** Days from `date` until it is due. */
  payment_days: number;
  shift_fees_cents: number;
  gst_cents: number;
  fee_percent: number;
  contact_id: string | null;
  lines: readonly SourceLine[];
}

/** A bill in the SDK's format; amounts in dollars. */
export interface Bill {
  type: 'ACCPAY';
  status: 'AUTHORISED';
  invoiceNumber: string;
  contact: { contactID: string };
  date: string;
  dueDate: string;
  lineAmountTypes: 'Exclusive' | 'NoTax';
  lineItems: BillLine[];
}

interface BillLine {
  description: string;
  quantity: number;
  unitAmount: number;
  itemCode: string;
  accountCode: string;
  taxType?: string;
  taxAmount?: number;
}

/**
 * The bill that pays a worker: the invoice's lines, the fee as a negative line, and GST if the invoice has it. Its total equals the payable
 * amount to the cent.
 * @throws XeroFailure `contact` without one, `line_items` when a kind of line has no codes
 */
export function billFrom(source: BillSource, mapping: readonly XeroLineItem[]): Bill {
  if (!source.contact_id) throw new XeroFailure('contact', `invoice ${source.number} is of a worker without a contact`);
  const taxed = source.gst_cents !== 0;
  const lines = [...source.lines.map(lineOf), ...feeLine(source)];
  const taxes = taxed ? taxesOf(lines, source.gst_cents) : [];
  return {
    type: 'ACCPAY',
    status: 'AUTHORISED',
    invoiceNumber: source.number,
    contact: { contactID: source.contact_id },
    date: source.date,
    dueDate: addDays(source.date, source.payment_days),
    lineAmountTypes: taxed ? 'Exclusive' : 'NoTax',
    lineItems: lines.map(({ key, description, quantity, cents }, index) => ({
      description,
      quantity,
      unitAmount: dollars(cents),
      ...codesOf(mapping, key),
      ...(taxed && { taxType: key === 'expense' ? UNTAXED : TAXED, taxAmount: dollars(taxes[index] ?? 0) }),
    })),
  };
}

interface Line {
  key: XeroLineKey;
  description: string;
  quantity: number;
  /** Per unit. */
  cents: number;
  amount_cents: number;
}

/** Hours rounded to two decimals may not produce the exact amount, which Xero refuses: such a line is sent with quantity 1. */
function lineOf({ description, quantity, unit_cents, amount_cents, ...kind }: SourceLine): Line {
  const fits = Math.round(quantity * unit_cents) === amount_cents;
  const key = keyOf(kind);
  if (fits) return { key, description, quantity, cents: unit_cents, amount_cents };
  return { key, description: `${description} (${quantity.toFixed(2)} h)`, quantity: 1, cents: amount_cents, amount_cents };
}

/** The kind of a line is its item code; without one it is weekday work or an expense. */
function keyOf({ item_code, service_minutes }: Pick<SourceLine, 'item_code' | 'service_minutes'>): XeroLineKey {
  const known = XERO_LINE_KEYS.find((key) => key === item_code?.toLowerCase());
  return known ?? (service_minutes === null ? 'expense' : 'weekday');
}

const feeLine = ({ shift_fees_cents: fee, fee_percent }: BillSource): Line[] =>
  fee === 0 ? [] : [{ key: 'shift_fee', description: `Fee of ${fee_percent} % on shifts`, quantity: 1, cents: -fee, amount_cents: -fee }];

function codesOf(mapping: readonly XeroLineItem[], key: XeroLineKey) {
  const codes = mapping.find((item) => item.key === key);
  if (!codes) throw new XeroFailure('line_items', key);
  return { itemCode: codes.item_code, accountCode: codes.purchase_account_code };
}

/** Distributes GST in cents over the lines so that the parts add up to the total; expenses get none. */
function taxesOf(lines: readonly Line[], gst_cents: number): number[] {
  const base = lines.reduce((sum, { key, amount_cents }) => sum + (key === 'expense' ? 0 : amount_cents), 0);
  let reached = 0;
  let given = 0;
  return lines.map(({ key, amount_cents }) => {
    if (key === 'expense' || base === 0) return 0;
    reached += amount_cents;
    const part = Math.round((reached * gst_cents) / base) - given;
    given += part;
    return part;
  });
}
