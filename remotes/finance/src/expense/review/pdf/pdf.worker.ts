/** Reads PDFs beside the page: the worker of pdf.js, which begins by itself. */
import 'pdfjs-dist/legacy/build/pdf.worker.mjs';
