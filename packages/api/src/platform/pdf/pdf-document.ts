/** A piece of a document, drawn below the one before. */
export type Block =
  | { kind: 'heading' | 'paragraph' | 'name'; text: string }
  /** Labels beside what they stand for. */
  | { kind: 'facts'; rows: readonly (readonly [label: string, value: string])[] }
  /** A drawn signature, at most 60 by 20 millimetres. */
  | { kind: 'picture'; png: Uint8Array };

/** What a PDF says, as plain data: it crosses to another thread. */
export interface PdfDocument {
  title: string;
  subtitle: string;
  author: string;
  /** Part of the file. The same document gives the same bytes. */
  createdAt: Date;
  /** At the foot of each page, before its number. */
  footer: string;
  blocks: readonly Block[];
}
