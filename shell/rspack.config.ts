import { shellBuild } from '@careloom/federation/rspack/shell-config';

export default shellBuild();
