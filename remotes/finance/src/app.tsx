import { remoteApp } from '@careloom/shared/navigation';

export const App = remoteApp('finance', {});
