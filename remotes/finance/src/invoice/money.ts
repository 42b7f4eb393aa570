import type { Invoice } from '@careloom/contract/resources/invoices';

/** Converts dollars from the API to cents: `-12.30` is -1230. Uses the digits, because a float would lose a cent. */
export function centsOf(dollars: string): number {
  const cents = Number(dollars.replace(/[-.]/g, ''));
  return dollars.startsWith('-') ? -cents : cents;
}

/** Formats cents as dollars in the API's format. */
export function dollarsOf(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** The sum of dollar amounts, exact to the cent. */
export const sumOf = (amounts: readonly string[]): string => dollarsOf(amounts.reduce((sum, amount) => sum + centsOf(amount), 0));

type Totals = Pick<Invoice, 'expenses' | 'sub_total' | 'cost_of_service'>;

/** The expenses of an invoice. An earlier server does not send them; they are then sub total minus cost of service. */
export const expensesOf = ({ expenses, sub_total, cost_of_service }: Totals): string =>
  expenses ?? dollarsOf(centsOf(sub_total) - centsOf(cost_of_service));

/** The amount with the opposite sign; zero has no sign. */
export const less = (amount: string): string => dollarsOf(0 - centsOf(amount));
