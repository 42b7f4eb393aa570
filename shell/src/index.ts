import './trusted-types'; // first: nothing may touch a script URL before the policy stands
import './devtools-hook';
import './override/take-from-address';
import './boot';
