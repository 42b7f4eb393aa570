import './platform/trusted-types'; // first: nothing may touch a script URL before the policy stands
import './platform/devtools-hook';
import './platform/override/take-from-address';
import './app/boot';
