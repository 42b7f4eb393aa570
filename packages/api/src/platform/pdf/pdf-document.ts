/** A block of a document, drawn below the previous one. */
export type Block =
  | { kind: 'heading' | 'paragraph' | 'name'; text: string }
  /** Labels with their values. */
  | { kind: 'facts'; rows: readonly (readonly [label: string, value: string])[] }
  /** A drawn signature, at most 60 by 20 millimetres. */
  | { kind: 'picture'; png: Uint8Array };

/** The content of a PDF as plain data, because it is sent to another thread. */
export interface PdfDocument {
  title: string;
  subtitle: string;
  author: string;
  /** Part of the file: the same document produces the same bytes. */
  createdAt: Date;
  /** At the foot of each page, before the page number. */
  footer: string;
  blocks: readonly Block[];
}
