import { Copy, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../controls/button';
import { t } from '../texts';
import { WeaveDrawing } from './empty';

export interface Failure {
  /** The remote's name. */
  part: string;
  /** The page that the person wanted to see. */
  page: string;
  version: string;
  phase: string;
  traceId: string;
}

export interface FailureCardProps {
  failure: Failure;
  onRetry: () => void;
  /** Replaces a whole page: its title is the page's heading, and takes the focus as one. */
  whole?: boolean;
  busy?: boolean;
  /** An alternative to Retry. */
  leave?: ReactNode;
  /** Overrides the default title and sentence: for a part that is incompatible, or forbidden. */
  title?: string;
  children?: ReactNode;
}

const FOUR_WARPS = 'M26 8v72M52 8v72M80 8v72M106 8v72';
const broken = (
  <>
    <path className="cl-weft-strong" d="M4 26h15M33 26h12M59 26h5" />
    <path className="cl-weft" d="M4 62h41M59 62h14M87 62h41" />
    <path className="cl-weft-loose" d="M64 26c6 1 6 12 1 16M128 26H98c-8 0-9 9-4 14" />
  </>
);

/** Shown in place of a part that failed: the shell remains, and the card names the failure and offers Retry. */
export function FailureCard({
  failure,
  onRetry,
  whole = false,
  busy = false,
  leave,
  title = t('kit.part_failed'),
  children,
}: FailureCardProps) {
  const { part, page, version, phase, traceId } = failure;
  const card = (
    <section className="cl-card cl-failure" role="alert">
      <WeaveDrawing warps={FOUR_WARPS}>{broken}</WeaveDrawing>
      {whole ? <h1 tabIndex={-1}>{title}</h1> : <h2>{title}</h2>}
      <p>{children ?? t('kit.part_failed_why', { page })}</p>
      <div className="cl-row">
        {/* Not disabled while busy, because it would lose the focus. */}
        <Button variant="solid" onClick={busy ? undefined : onRetry} aria-disabled={busy} aria-busy={busy}>
          <RotateCw aria-hidden />
          {t('kit.retry')}
        </Button>
        {leave}
      </div>
      <dl>
        <dt>{t('kit.part')}</dt>
        <dd>{part}</dd>
        <dt>{t('kit.version')}</dt>
        <dd>{version || '–'}</dd>
        <dt>{t('kit.phase')}</dt>
        <dd>{phase}</dd>
        <dt>{t('kit.trace_id')}</dt>
        <dd>
          {traceId}
          <button
            type="button"
            className="cl-iconbtn"
            aria-label={t('kit.copy_trace_id')}
            onClick={() => void navigator.clipboard.writeText(traceId)}
          >
            <Copy className="cl-i-s" aria-hidden />
          </button>
        </dd>
      </dl>
    </section>
  );
  return whole ? <div className="cl-failure-page">{card}</div> : card;
}
