import type { BrowserContext } from '@playwright/test';

declare global {
  interface Window {
    reportViolation?: (violation: string) => void;
  }
}

/** Reports violations of the Content-Security-Policy on any page of a context: directive, address, and file and sample if the browser knows them. */
export async function reportCspViolations(context: BrowserContext, report: (violation: string) => void): Promise<void> {
  await context.exposeBinding('reportViolation', (_source, violation: string) => report(violation));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile, sample }) =>
      window.reportViolation?.([effectiveDirective, blockedURI, sourceFile, sample].filter(Boolean).join(' ')),
    );
  });
}
