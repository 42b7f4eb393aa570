import { useCurrentRoute } from '@careloom/shared/navigation';
import { Arrival } from '../arrival/arrival';
import { RemoteModule } from './remote-module';

/** Renders one remote. It stays mounted a moment longer than its address, so the current route may belong to another remote. */
export function RemoteHost({ name }: { name: string }) {
  const route = useCurrentRoute()?.route;
  const request = { remote: name, module: './app', exportName: 'App' };
  return <RemoteModule request={request} page={route?.title ?? name} whenThere={route?.owner === name && <Arrival />} />;
}
