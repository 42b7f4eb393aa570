import { remoteBuild } from '@careloom/federation/rspack/remote-config';
import config from './remote.config';

export default remoteBuild({ name: 'timesheets', config, port: 4274 });
