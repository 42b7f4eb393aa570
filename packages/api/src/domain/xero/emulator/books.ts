import { randomUUID } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';

export interface BookedContact {
  ContactID: string;
  Name: string;
  EmailAddress: string;
}

export interface BookedLine {
  Description: string;
  Quantity: number;
  UnitAmount: number;
  ItemCode?: string;
  AccountCode?: string;
  TaxType?: string;
  TaxAmount?: number;
  LineAmount: number;
}

/** As Xero writes an invoice or bill. Amounts in dollars. */
export interface BookedInvoice {
  InvoiceID: string;
  Type: string;
  InvoiceNumber: string;
  Reference?: string;
  Contact: { ContactID: string; Name: string };
  /** Xero's own form: `/Date(1767225600000+0000)/`. */
  Date: string;
  DueDate: string;
  Status: string;
  LineAmountTypes: string;
  LineItems: BookedLine[];
  Total: number;
  AmountPaid: number;
  AmountDue: number;
  FullyPaidOnDate?: string;
}

/** All that the emulated Xero knows of its one organisation. */
export interface Books {
  tenantId: string;
  organisation: string;
  /** Whether the organisation is connected to the app. */
  connected: boolean;
  codes: string[];
  accessTokens: string[];
  /** The one that serves: it rotates. */
  refreshToken: string | null;
  contacts: BookedContact[];
  accounts: string[];
  items: string[];
  invoices: BookedInvoice[];
}

const empty = (): Books => ({
  tenantId: randomUUID(),
  organisation: 'Careloom Demo Pty Ltd',
  connected: false,
  codes: [],
  accessTokens: [],
  refreshToken: null,
  contacts: [],
  accounts: ['200', '300', '400', '477', '478'],
  items: ['WEEKDAY', 'SATURDAY', 'SUNDAY', 'HOLIDAY', 'SLEEP_OVER', 'ACTIVE_NIGHT', 'OVERNIGHT', 'SHIFT_FEE', 'EXPENSE'],
  invoices: [],
});

/** @param file where the books are kept over a restart; without one they end with the process */
export function openBooks(file?: string): { books: Books; save: () => void } {
  if (file === undefined) return { books: empty(), save: () => undefined };
  const books = { ...empty(), ...kept(file) };
  return {
    books,
    // Whole or not at all: a process that is killed here leaves the books of before.
    save() {
      writeFileSync(`${file}.new`, JSON.stringify(books));
      renameSync(`${file}.new`, file);
    },
  };
}

function kept(file: string): Partial<Books> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Books;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
}
