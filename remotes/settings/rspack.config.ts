import { remoteBuild } from '@careloom/federation/rspack/remote-config';
import config from './remote.config';

export default remoteBuild({ name: 'settings', config, port: 4273 });
