/** Runs before any script of the page: tells the gate what the page writes to the console as a warning or an error, and what nobody catches. */
const tell = (...words: unknown[]) => {
  const text = words.map((word) => (word instanceof Error ? `${word.message}\n${word.stack ?? ''}` : String(word))).join(' ');
  navigator.sendBeacon('/engine-faults', `${location.pathname}: ${text}`);
};

for (const level of ['warn', 'error'] as const) {
  const write = console[level].bind(console);
  console[level] = (...words: unknown[]) => {
    tell(`console.${level}`, ...words);
    write(...words);
  };
}
addEventListener('error', ({ message, error }) => tell('uncaught', message, error));
addEventListener('unhandledrejection', ({ reason }) => tell('unhandled rejection', reason));
document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile, sample }) =>
  tell('Content-Security-Policy', effectiveDirective, blockedURI, sourceFile, sample),
);
