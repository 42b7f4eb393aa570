/**
 * Replaces d3-scale with the scales that our charts use. recharts imports all of d3-scale, including times, logarithms, colours and number
 * formats. A chart with another scale fails with "is not a function" until its scale is exported here.
 */
export { scaleBand, scalePoint } from 'd3-scale';
export { scaleLinear } from './linear';
