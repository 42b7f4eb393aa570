/** The worker of pdf.js: reads PDFs off the main thread. It starts on import. */
import 'pdfjs-dist/legacy/build/pdf.worker.mjs';
