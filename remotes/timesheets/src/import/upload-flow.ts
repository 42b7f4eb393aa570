import { timesheets } from '@careloom/contract/resources/timesheets';
import { uploads } from '@careloom/contract/resources/uploads';
import { notify } from '@careloom/shared/chrome';
import { BASE_URL, send } from '@careloom/shared/http';
import { resourceChanged } from '@careloom/shared/query';
import { session } from '@careloom/shared/session';
import { t } from './texts';
import { type Draft, forgetDraft } from './draft';
import { refusalOf } from './file-refusal';
import { saveFile } from './save-file';
import { Sheet } from './sheet/sheet';
import type { Answered, Part, Report, Request, Step } from './worker/messages';
import { type SheetWorker, startSheetWorker } from './worker/start-sheet-worker';

/** What is on the screen. */
export type Phase =
  | { at: 'choose'; refusal: readonly string[] }
  | { at: 'reading'; step: Step; done: number; of: number }
  | { at: 'fix'; sheet: Sheet }
  | { at: 'done'; answer: Answered };

export interface UploadState {
  phase: Phase;
  /** The name of the file, and its size in bytes. */
  name: string;
  size: number;
  /** The current request to the server. */
  sending: 'check' | 'add' | null;
  /** The error of the last request, unless it concerns only cells. */
  failure: string | null;
  /** The server's question whether workers may be taken from other shifts at the same time; null without one. */
  question: string | null;
}

const START: UploadState = { phase: { at: 'choose', refusal: [] }, name: '', size: 0, sending: null, failure: null, question: null };

const randomKey = () => Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** One upload, from the choice of a file until its shifts are added. The web worker reads, checks and sends; this class holds the state of the page. */
export class UploadFlow {
  state = START;
  private readonly listeners = new Set<() => void>();
  private worker: SheetWorker | null = null;
  private sheet: Sheet | null = null;
  private draft: Draft | null = null;
  /** Whether the user has allowed taking workers from other shifts. */
  private reassign = false;
  /** The idempotency key of adding. It stays the same until the server responds, so that no shift is added twice. */
  private key: string | null = null;

  subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  private set(state: Partial<UploadState>): void {
    this.state = { ...this.state, ...state };
    for (const listener of this.listeners) listener();
  }

  openFile = (file: File): void => {
    const refusal = refusalOf(file);
    if (refusal.length > 0) this.set({ phase: { at: 'choose', refusal } });
    else this.open(file.name, file.size, { act: 'open', file });
  };

  /** Opens rows copied from a spreadsheet. */
  openText = (text: string): void => this.open(`${t('csv.pasted')}.csv`, new Blob([text]).size, { act: 'paste', text });

  /** Reopens a stored draft, with its changes. */
  resume = (draft: Draft): void => {
    this.draft = draft;
    this.open(draft.name, new Blob([draft.text]).size, { act: 'paste', text: draft.text });
  };

  private open(name: string, size: number, request: Request): void {
    this.close();
    this.set({ ...START, phase: { at: 'reading', step: 'read', done: 0, of: 0 }, name, size });
    startSheetWorker(this.report, this.failed).then(
      (worker) => {
        this.worker = worker;
        worker.ask(request);
      },
      (cause: unknown) => {
        console.error('The worker of a sheet did not start.', cause);
        this.failed();
      },
    );
  }

  private readonly failed = (): void => {
    this.close();
    this.set({ ...START, phase: { at: 'choose', refusal: [t('csv.worker_failed')] } });
  };

  private readonly report = (report: Report): void => {
    const { phase, name } = this.state;
    if (report.kind === 'refused') this.set({ phase: { at: 'choose', refusal: report.sentences } });
    else if (report.kind === 'progress' && phase.at === 'reading') this.set({ phase: { ...report, at: 'reading' } });
    else if (report.kind === 'opened')
      this.sheet = new Sheet({ ...report, extras: new Map(report.extras) }, (asked) => this.worker?.ask(asked));
    else if (report.kind === 'found') {
      this.sheet?.find(report.findings);
      if (phase.at === 'reading') this.show();
    } else if (report.kind === 'answered') this.answered(report.answer);
    else if (report.kind === 'written')
      saveFile(report.part === 'taken' ? t('csv.taken_file', { name: name.replace(/\.csv$/i, '') }) : name, report.csv);
  };

  /** Shows the rows, with the changes of a reopened draft. */
  private show(): void {
    const { sheet, draft } = this;
    if (!sheet) return;
    if (draft) {
      sheet.change(draft.changes);
      sheet.take(draft.taken);
      this.draft = null;
    }
    this.set({ phase: { at: 'fix', sheet } });
    this.check();
  }

  /** Sends a dry run. @param reassign whether workers may be taken from other shifts, from now on */
  check = (reassign = this.reassign): void => {
    this.reassign = reassign;
    this.ask('check');
  };

  add = (): void => this.ask('add');

  private ask(sending: 'check' | 'add'): void {
    if (this.state.sending) return;
    const { name } = this.state;
    if (sending === 'add') this.key ??= randomKey();
    this.set({ sending, failure: null, question: null });
    this.sheet?.sent();
    const address = BASE_URL + timesheets.upload.path;
    const key = sending === 'add' ? (this.key ?? randomKey()) : randomKey();
    this.worker?.ask({
      act: 'send',
      sending: { dryRun: sending === 'check', reassign: this.reassign, name, address, token: session().token, key },
    });
  }

  private answered(answer: Answered): void {
    const { ok, code, dryRun, message, whole, mayReassign } = answer;
    if (code !== 0) this.key = null;
    this.sheet?.answered(answer);
    if (code === 401 || code === 403) void send(uploads.list, { per_page: 1 }); // gets the same refusal, which the shell handles
    const isOfCells = code === 422 && whole.length === 0 && (this.sheet?.counts.wrong ?? 0) > 0;
    const failure = ok || mayReassign || (dryRun && isOfCells) ? null : [message || t('csv.no_answer'), ...whole].join(' ');
    this.set({ sending: null, failure, question: mayReassign ? message : null });
    if (!ok || dryRun) return;
    forgetDraft();
    notify('success', message);
    void resourceChanged('shift', [], ['upload']);
    this.close();
    this.set({ phase: { at: 'done', answer } });
  }

  dismissQuestion = (): void => this.set({ question: null });
  write = (part: Part): void => this.worker?.ask({ act: 'write', part });

  /** Discards the sheet and returns to the choice of a file. */
  reset = (): void => {
    this.close();
    forgetDraft();
    this.set(START);
  };

  close = (): void => {
    this.worker?.close();
    this.worker = null;
    this.sheet = null;
    this.reassign = false;
    this.key = null;
  };
}
