import { randomUUID } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';

export interface BookedContact {
  ContactID: string;
  Name: string;
  EmailAddress: string;
  /** The ABN. */
  TaxNumber?: string;
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

/** An invoice or bill in Xero's format. Amounts in dollars. */
export interface BookedInvoice {
  InvoiceID: string;
  Type: string;
  InvoiceNumber: string;
  Reference?: string;
  Contact: { ContactID: string; Name: string };
  /** Xero's own format: `/Date(1767225600000+0000)/`. */
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

/** The data of the emulated Xero's only organisation. */
export interface Books {
  tenantId: string;
  organisation: string;
  /** Whether the organisation is connected to the app. */
  connected: boolean;
  codes: string[];
  accessTokens: string[];
  /** The current refresh token. Each refresh replaces it. */
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

/** @param file where the data is stored across restarts; without one it is lost with the process */
export function openBooks(file?: string): { books: Books; save: () => void } {
  if (file === undefined) return { books: empty(), save: () => undefined };
  const books = { ...empty(), ...kept(file) };
  return {
    books,
    // Written atomically: a process killed here leaves the previous data.
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
