const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/** Whether an address is one of http on this very machine. A name that only looks like it (`localhost.example.org`) is not. */
export function isLoopback(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return (protocol === 'http:' || protocol === 'https:') && LOOPBACK.includes(hostname);
}
