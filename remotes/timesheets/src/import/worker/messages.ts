import type { Change } from '../sheet/columns';

/** How the worker reaches the API: it has no session of its own. */
export interface Sending {
  dryRun: boolean;
  /** Takes the worker of a row from shifts at the same time. */
  reassign: boolean;
  /** Of the file that is sent. */
  name: string;
  address: string;
  token: string | null;
  /** `Idempotency-Key`: the same for a repeated attempt without an answer. */
  key: string;
}

/** Which rows a file is written of. */
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
 * Errors and warnings of rows: for each cell of each row an index of `sentences`, 0 for none. `sentences` are
 * the new ones; the list begins at `known`.
 */
export interface Findings {
  rows: Uint32Array<ArrayBuffer>;
  faults: Uint16Array<ArrayBuffer>;
  notes: Uint16Array<ArrayBuffer>;
  known: number;
  sentences: readonly string[];
}

/** What the server answered. */
export interface Answered {
  dryRun: boolean;
  ok: boolean;
  /** 0 if there was no answer. */
  code: number;
  /** The server's sentence; empty if there was no answer. */
  message: string;
  /** Sentences about the whole file. */
  whole: readonly string[];
  /** A worker is on another shift at the same time, and may be taken from it. */
  mayReassign: boolean;
  uploadId: number | null;
  created: number;
  updated: number;
  /** Null where the server computed none. */
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
