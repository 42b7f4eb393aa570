import { Skeleton } from '@careloom/shared/ui';
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { useEffect, useRef, useState } from 'react';
import { t } from '../../texts';
import type { Look } from '../receipt-frame';
import { PdfPage } from './pdf-page';
import styles from './pdf.module.css';

interface PdfPagesProps extends Look {
  url: string;
  name: string;
  onError: () => void;
}

/** The PDF library is loaded with the first PDF. If it can not be loaded, the receipt is offered as a file, and the page keeps working. */
const open = async (url: string, signal: AbortSignal) => (await import('./open-pdf')).openPdf(url, signal);

/** The pages of a PDF, one below the other. Each is drawn when it comes into view. */
export function PdfPages({ url, name, zoom, turn, onError }: PdfPagesProps) {
  const [pdf, setPdf] = useState<PDFDocumentProxy | null>(null);
  const fail = useRef(onError);
  useEffect(() => {
    fail.current = onError;
  });
  useEffect(() => {
    const leaving = new AbortController();
    const opening = open(url, leaving.signal);
    opening.then(
      (opened) => !leaving.signal.aborted && setPdf(opened),
      () => !leaving.signal.aborted && fail.current(),
    );
    return () => {
      leaving.abort();
      opening.then((opened) => opened.loadingTask.destroy()).catch(() => undefined);
    };
  }, [url]);
  if (!pdf) return <Skeleton lines={6} />;
  const count = pdf.numPages;
  return (
    <div className={styles.pages} data-zoom={zoom}>
      {Array.from({ length: count }, (_, at) => (
        <PdfPage
          key={`${at} ${zoom} ${turn}`}
          pdf={pdf}
          number={at + 1}
          turn={turn}
          label={count === 1 ? name : t('expense.receipt_page', { name, number: at + 1, count })}
          onError={() => fail.current()}
        />
      ))}
    </div>
  );
}
