import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { useEffect, useRef } from 'react';
import type { Look } from '../receipt-frame';
import { drawPage } from './draw-page';
import styles from './pdf.module.css';

interface PdfPageProps {
  pdf: PDFDocumentProxy;
  /** From 1. */
  number: number;
  turn: Look['turn'];
  label: string;
  onError: () => void;
}

/** One page of a PDF, drawn when it first comes near the viewport. */
export function PdfPage({ pdf, number, turn, label, onError }: PdfPageProps) {
  const place = useRef<HTMLCanvasElement>(null);
  const fail = useRef(onError);
  useEffect(() => {
    fail.current = onError;
  });
  useEffect(() => {
    const canvas = place.current;
    if (!canvas) return;
    const leaving = new AbortController();
    const near = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        near.disconnect();
        drawPage(pdf, number, turn, canvas, leaving.signal).catch(() => !leaving.signal.aborted && fail.current());
      },
      { rootMargin: '200px' },
    );
    near.observe(canvas);
    return () => {
      near.disconnect();
      leaving.abort();
    };
  }, [pdf, number, turn]);
  // Until it is drawn, the canvas reserves the space of an A4 page.
  return <canvas ref={place} width={210} height={297} className={styles.page} role="img" aria-label={label} />;
}
