import { Copy, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../controls/button';
import { say } from '../texts';
import { WeaveDrawing } from './weave-drawing';

export interface Failure {
  /** The remote's name. */
  part: string;
  /** What the person wanted to see. */
  page: string;
  version: string;
  phase: string;
  traceId: string;
}

export interface FailureCardProps {
  failure: Failure;
  onRetry: () => void;
  /** In the place of a whole page: its title is the page's heading, and takes the focus as one. */
  whole?: boolean;
  busy?: boolean;
  /** Another way on, beside Retry. */
  leave?: ReactNode;
  /** Instead of the usual title and sentence: a part that is incompatible, or forbidden. */
  title?: string;
  children?: ReactNode;
}

const broken = (
  <>
    <path className="cl-weft-strong" d="M4 26h14M34 26h14M54 26h10" />
    <path className="cl-weft" d="M4 62h14M34 62h24M74 62h24M114 62h14" />
    <path className="cl-weft-loose" d="M64 26c6 1 6 12 1 16M128 26H98c-8 0-9 9-4 14" />
  </>
);

/** A part that failed: the shell stays, the card says what and offers the way on. */
export function FailureCard({
  failure,
  onRetry,
  whole = false,
  busy = false,
  leave,
  title = say('kit.part_failed'),
  children,
}: FailureCardProps) {
  const { part, page, version, phase, traceId } = failure;
  return (
    <section className="cl-card cl-failure" role="alert">
      <WeaveDrawing>{broken}</WeaveDrawing>
      {whole ? <h1 tabIndex={-1}>{title}</h1> : <h2>{title}</h2>}
      <p>{children ?? say('kit.part_failed_why', { page })}</p>
      <div className="cl-row">
        <Button variant="solid" onClick={onRetry} disabled={busy}>
          <RotateCw aria-hidden />
          {say('kit.retry')}
        </Button>
        {leave}
      </div>
      <dl>
        <dt>{say('kit.part')}</dt>
        <dd>{part}</dd>
        <dt>{say('kit.version')}</dt>
        <dd>{version}</dd>
        <dt>{say('kit.phase')}</dt>
        <dd>{phase}</dd>
        <dt>{say('kit.trace_id')}</dt>
        <dd>
          {traceId}
          <button
            type="button"
            className="cl-iconbtn"
            aria-label={say('kit.copy_trace_id')}
            onClick={() => void navigator.clipboard.writeText(traceId)}
          >
            <Copy className="cl-i-s" aria-hidden />
          </button>
        </dd>
      </dl>
    </section>
  );
}
