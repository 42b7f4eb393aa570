/** Loaded before a server that is measured: reports to the bench what CPU its process has used, in microseconds. */
import process from 'node:process';

process.on('message', (asked) => {
  if (asked !== 'cpu') return;
  const { user, system } = process.cpuUsage();
  process.send?.({ cpu: user + system });
});
