import './platform/trusted-types'; // first: no script URL may be set before the policy exists
import './platform/devtools-hook';
import './platform/override/take-from-address';
import './app/boot';
