/**
 * The scales that our charts use, in place of the whole of d3-scale: recharts imports all of it, with times, logarithms, colours and number
 * formats. A chart with another scale fails with "is not a function" until its scale is exported here.
 */
export { scaleBand, scalePoint } from 'd3-scale';
export { scaleLinear } from './linear';
