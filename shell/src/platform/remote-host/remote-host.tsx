import { useCurrentRoute } from '@careloom/shared/navigation';
import { Arrival } from '../arrival/arrival';
import { RemoteModule } from './remote-module';

/** One remote in its place. It stays a moment longer than its address: what arrives then is not its page. */
export function RemoteHost({ name }: { name: string }) {
  const route = useCurrentRoute()?.route;
  const request = { remote: name, module: './app', exportName: 'App' };
  return <RemoteModule request={request} page={route?.title ?? name} whenThere={route?.owner === name && <Arrival />} />;
}
