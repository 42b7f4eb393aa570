import type { Change } from '../sheet/columns';

/** What the web worker needs for a request, because it has no session of its own. */
export interface Sending {
  dryRun: boolean;
  /** Whether workers are taken from other shifts at the same time. */
  reassign: boolean;
  /** The name of the file that is sent. */
  name: string;
  address: string;
  token: string | null;
  /** `Idempotency-Key`: the same for a repeated attempt without an answer. */
  key: string;
}

/** The rows that a downloaded file contains. */
export type Part = 'taken' | 'all';

/** Messages from the page to the web worker. */
export type Request =
  | { act: 'open'; file: File }
  | { act: 'paste'; text: string }
  | { act: 'change'; changes: readonly Change[] }
  | { act: 'take'; rows: readonly number[]; isTaken: boolean }
  | { act: 'send'; sending: Sending }
  | { act: 'write'; part: Part };

/**
 * Errors and warnings of rows: for each cell of each row an index of `sentences`, 0 for none. `sentences`
 * contains only the new ones, from index `known` on.
 */
export interface Findings {
  rows: Uint32Array<ArrayBuffer>;
  faults: Uint16Array<ArrayBuffer>;
  notes: Uint16Array<ArrayBuffer>;
  known: number;
  sentences: readonly string[];
}

/** The server's response. */
export interface Answered {
  dryRun: boolean;
  ok: boolean;
  /** The status code; 0 without a response. */
  code: number;
  /** The server's message; empty without a response. */
  message: string;
  /** Errors of the whole file. */
  whole: readonly string[];
  /** Whether the server asks to take a worker from another shift at the same time. */
  mayReassign: boolean;
  uploadId: number | null;
  created: number;
  updated: number;
  /** Null if the server computed no totals. */
  sums: { rows: number; total_cost: string; total_hour: string; fee: string } | null;
  /** Cents by row; -1 where there is none. */
  costs: Int32Array<ArrayBuffer> | null;
}

export type Step = 'read' | 'check' | 'send';

/** Messages from the web worker to the page. */
export type Report =
  | { kind: 'progress'; step: Step; done: number; of: number }
  | { kind: 'refused'; sentences: readonly string[] }
  | {
      kind: 'opened';
      text: string;
      bounds: Uint32Array<ArrayBuffer>;
      numbers: Uint32Array<ArrayBuffer>;
      extras: readonly (readonly [row: number, text: string])[];
    }
  | { kind: 'found'; findings: Findings }
  | { kind: 'answered'; answer: Answered }
  | { kind: 'written'; part: Part; csv: string };
