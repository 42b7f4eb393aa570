import { promote as promoteCandidate } from '../registry/canary';
import { whoActs } from '../release/who-acts';
import { openStore, packageNamed } from './open-store';

/** `npm run promote -- jobs`: everybody gets what some people had. Nothing is built. */
export async function promote([name]: string[]) {
  const remote = packageNamed(name);
  const version = await promoteCandidate(openStore(), remote, { by: whoActs() });
  console.log(`${remote} ${version} is served to everybody from now on.`);
}
