import { drawPdf } from '../../src/platform/pdf/draw-pdf';
import { expenses } from '../../src/platform/db/schema/money';
import type { Tx } from '../../src/platform/db/transaction';
import type { Files, NewFile } from '../../src/platform/files/files';
import type { ExpenseRow } from '../expenses';
import type { Plan } from '../plan';
import { randomFrom } from '../random';
import { letterDrawer } from './letters';
import { receiptPicture } from './receipt-picture';
import { type ReceiptText, receiptText } from './receipt-text';

const SEED = 11;
/** The share of expenses with a receipt. */
const SHARE = 0.85;
/** The maximum of drawn receipts: the latest expenses have one, older ones do not. */
const MOST = 60;

interface Drawn {
  expense: ExpenseRow;
  file: Omit<NewFile, 'ownerId'>;
}

/** Draws the receipts of the latest expenses. Runs outside of any transaction, because it takes a while. */
export async function drawReceipts(plan: Plan): Promise<Drawn[]> {
  const random = randomFrom(SEED);
  const latest = [...plan.of(expenses)].sort((a, b) => b.date.localeCompare(a.date) || b.id - a.id).slice(0, MOST);
  const draw = await letterDrawer();
  const chosen = latest.filter(() => random.chance(SHARE));
  const drawn = await Promise.all(
    chosen.map(async (expense): Promise<Drawn | null> => {
      const text = receiptText(expense);
      if (!text) return null;
      if (text.isFile)
        return {
          expense,
          file: { kind: 'receipt', name: 'receipt.pdf', mime: 'application/pdf', content: await receiptPdf(text, expense) },
        };
      return { expense, file: { kind: 'receipt', name: 'receipt.webp', mime: 'image/webp', ...(await receiptPicture(text, draw)) } };
    }),
  );
  return drawn.filter((one) => one !== null);
}

const receiptPdf = ({ shop, head, rows, total, foot }: ReceiptText, { date }: ExpenseRow): Promise<Buffer> =>
  drawPdf({
    title: shop,
    subtitle: head.join(' · '),
    author: shop,
    createdAt: new Date(`${date}T00:00:00Z`),
    footer: shop,
    blocks: [
      { kind: 'facts', rows: rows.map(([left, right]) => [left, right]) },
      { kind: 'name', text: total.join(' ') },
      { kind: 'paragraph', text: foot },
      { kind: 'heading', text: 'Terms' },
      {
        kind: 'paragraph',
        text: `Goods and services are supplied by ${shop}. Keep this tax invoice for your records. Refunds within 30 days.`,
      },
    ],
  });

/** Stores the receipts and references them in their expenses, which are written afterwards. */
export async function saveReceipts(tx: Tx, files: Files, drawn: readonly Drawn[]): Promise<void> {
  for (const { expense, file } of drawn) expense.receipt_file_id = await files.save(tx, { ownerId: null, ...file });
}
