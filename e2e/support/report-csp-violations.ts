import type { BrowserContext } from '@playwright/test';

declare global {
  interface Window {
    reportViolation?: (violation: string) => void;
  }
}

/** Tells what the Content-Security-Policy refuses on any page of a context: directive, address, and where the browser knows them file and sample. */
export async function reportCspViolations(context: BrowserContext, report: (violation: string) => void): Promise<void> {
  await context.exposeBinding('reportViolation', (_source, violation: string) => report(violation));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile, sample }) =>
      window.reportViolation?.([effectiveDirective, blockedURI, sourceFile, sample].filter(Boolean).join(' ')),
    );
  });
}
