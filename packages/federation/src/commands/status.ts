import { openStore } from './open-store';

/** `npm run status`: what is served, what was before, and the last changes. */
export async function status() {
  const store = openStore();
  const { packages } = await store.read();
  for (const [name, { stable, history }] of Object.entries(packages).sort()) {
    console.log(`${name.padEnd(12)} ${stable.padEnd(18)} kept: ${history.filter((version) => version !== stable).join(', ') || 'none'}`);
  }
  if (Object.keys(packages).length === 0) console.log(`${store.folder} holds nothing yet. Start the server once, or release something.`);
  for (const { at, action, package: name, version, reason } of await store.recent(10)) {
    console.log(`${at}  ${action.padEnd(9)} ${name} ${version}${reason ? `  ${reason}` : ''}`);
  }
}
